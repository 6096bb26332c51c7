/** The engine of searches: it gives parts to threads and gathers their results in order. */
package io.github.filaforge.runtime.run;
