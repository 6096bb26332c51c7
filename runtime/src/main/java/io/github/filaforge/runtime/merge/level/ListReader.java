package io.github.filaforge.runtime.merge.level;

/**
 * Reads the states of one multiset from the chunks of a {@link Level}.
 *
 * @param <C> the type of the array that is a chunk
 */
public interface ListReader<C> {

    /**
     * Reads a list, which replaces the list that was read before.
     *
     * @param elements the chunk that has the list
     * @param index the index of its first element
     * @param end the index behind its last element
     * @param first the first node that the list may have
     */
    void read(C elements, int index, int end, int first);
}
