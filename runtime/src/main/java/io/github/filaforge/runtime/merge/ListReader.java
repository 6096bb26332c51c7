package io.github.filaforge.runtime.merge;

/**
 * Reads the states of one multiset from what a {@link Level} keeps.
 *
 * @param <C> the array that a chunk of the level is
 */
interface ListReader<C> {

    /**
     * Becomes a list.
     *
     * @param elements what it is in
     * @param index where it begins
     * @param end where it ends
     * @param first the first node that it may have
     */
    void read(C elements, int index, int end, int first);
}
