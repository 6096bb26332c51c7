package io.github.filaforge.runtime.merge;

/** Reads the states of one multiset from the bytes in which a {@link Level} keeps them. */
interface ListReader {

    /**
     * Becomes the list that begins at an index.
     *
     * @param first the first node that it may have
     */
    void read(byte[] bytes, int index, int first);
}
