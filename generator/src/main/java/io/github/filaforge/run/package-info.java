/** Trials of a search that is too long, the times of the stages, and the progress of a search that goes on. */
package io.github.filaforge.run;
