/** Checkpoints: the state of a search in a file, from which the search goes on after a kill. */
package io.github.filaforge.runtime.checkpoint;
