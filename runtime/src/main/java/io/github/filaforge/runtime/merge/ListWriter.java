package io.github.filaforge.runtime.merge;

import java.util.Arrays;

/**
 * Writes lists of states, one after the other into chunks of a level. For one thread.
 *
 * @param <C> the array that a chunk is
 */
abstract class ListWriter<C> {

    /** So many bytes make a chunk, and more where one list has more. */
    static final int CHUNK = 1 << 18;

    /** The elements of a list, in messages. */
    static final String LIST = "the states of one multiset of pieces";

    private final Level<C> level;
    /** Where the list begins that is being written. */
    private int start;
    /** How many lists the chunk has, and of each the rank of its multiset and its first element. */
    private int lists;

    private int[] ranks = new int[64];
    private int[] starts = new int[64];

    ListWriter(Level<C> level) {
        this.level = level;
    }

    /** The chunk that is being written. */
    abstract C chunk();

    /** How many elements it has. */
    abstract int length();

    /** Begins another. */
    abstract void clear();

    /** Begins a list. */
    final void begin() {
        if (length() > CHUNK / level.elementBytes() * 3 / 4) {
            flush();
        }
        start = length();
    }

    /** The list of a multiset is written. */
    final void end(int rank) {
        if (lists == ranks.length) {
            ranks = Arrays.copyOf(ranks, 2 * lists);
            starts = Arrays.copyOf(starts, 2 * lists);
        }
        ranks[lists] = rank;
        starts[lists] = start;
        lists++;
    }

    /** Hands what is written to the level. */
    final void flush() {
        if (lists > 0) {
            level.add(chunk(), length(), lists, ranks, starts);
        }
        clear();
        lists = 0;
    }
}
