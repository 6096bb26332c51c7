/** Measures solvers: generated ones, and programs of other authors to compare them with. */
package io.github.filaforge.bench;
