/** Runs a compiled solver over the roots of its plan, and finds the roots of a schedule by running it from none. */
package io.github.filaforge.run;
