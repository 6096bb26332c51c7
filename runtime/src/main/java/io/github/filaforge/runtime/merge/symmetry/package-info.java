/** Merged states of puzzles whose solutions are counted once for each class of symmetric copies. */
package io.github.filaforge.runtime.merge.symmetry;
