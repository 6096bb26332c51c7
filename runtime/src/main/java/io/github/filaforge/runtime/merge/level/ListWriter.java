package io.github.filaforge.runtime.merge.level;

import java.util.Arrays;

/**
 * Writes lists of states, one after the other, into chunks of a level. For one thread.
 *
 * @param <C> the type of the array that is a chunk
 */
abstract class ListWriter<C> {

    /** The size of a chunk in bytes. A chunk is longer if one of its lists is. */
    static final int CHUNK = 1 << 18;

    /** The name of the elements of a list, in messages. */
    static final String LIST = "the states of one multiset of pieces";

    private final Level<C> level;
    /** The index of the first element of the list that is being written. */
    private int start;
    /** The number of lists of the chunk, and for each list the rank of its multiset and the index of its first element. */
    private int lists;

    private int[] ranks = new int[64];
    private int[] starts = new int[64];

    ListWriter(Level<C> level) {
        this.level = level;
    }

    /** Returns the chunk that is being written. */
    abstract C chunk();

    /** Returns the number of elements of the chunk. */
    abstract int length();

    /** Begins another chunk. */
    abstract void clear();

    /** Begins a list. */
    public final void begin() {
        if (length() > CHUNK / level.elementBytes() * 3 / 4) {
            flush();
        }
        start = length();
    }

    /**
     * Ends the list of a multiset.
     *
     * @param rank the rank of the multiset
     */
    public final void end(int rank) {
        if (lists == ranks.length) {
            ranks = Arrays.copyOf(ranks, 2 * lists);
            starts = Arrays.copyOf(starts, 2 * lists);
        }
        ranks[lists] = rank;
        starts[lists] = start;
        lists++;
    }

    /** Adds the chunk to the level. */
    public final void flush() {
        if (lists > 0) {
            level.add(chunk(), length(), lists, ranks, starts);
        }
        clear();
        lists = 0;
    }
}
