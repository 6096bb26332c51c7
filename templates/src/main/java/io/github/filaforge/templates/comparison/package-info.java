/** Programs of other authors, written again by hand, that generated solvers are measured against. */
package io.github.filaforge.templates.comparison;
