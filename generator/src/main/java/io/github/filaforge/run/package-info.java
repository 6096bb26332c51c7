/** Runs a compiled solver over the roots of its plan. */
package io.github.filaforge.run;
