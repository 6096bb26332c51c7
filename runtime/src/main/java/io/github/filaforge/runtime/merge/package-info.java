/**
 * Counting and listing of solutions by merged states. A state is the set of cells that are filled and the multiset of pieces
 * that are used, whatever the assembly is.
 */
package io.github.filaforge.runtime.merge;
