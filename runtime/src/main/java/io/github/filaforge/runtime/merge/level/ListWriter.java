package io.github.filaforge.runtime.merge.level;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Writes lists of states, one after the other, into chunks of a level. For one thread.
 *
 * @param <C> the type of the array that is a chunk
 */
public abstract class ListWriter<C> {

    /** The size of a chunk in bytes. A chunk is longer if one of its lists is. */
    static final int CHUNK = 1 << 18;

    /** The name of the elements of a list, in messages. */
    static final String LIST = "the states of one multiset of pieces";

    /** The number of elements of the chunk that is being written. */
    int at;

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

    public final void begin() {
        if (at > CHUNK / level.elementBytes() * 3 / 4) {
            flush();
        }
        start = at;
    }

    /** Ends the list of the multiset with a rank. */
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
            level.add(chunk(), at, lists, ranks, starts);
        }
        at = 0;
        lists = 0;
    }

    /** Writes lists of states in the form that a {@link StateList} reads. */
    public static final class OfBytes extends ListWriter<byte[]> {

        private static final int MOST_BYTES = 10;

        /**
         * The length at the beginning. An estimate makes hundreds of small levels, and a whole chunk for each took a sixth
         * of its time.
         */
        private static final int FEW = 1 << 10;

        private byte[] bytes = new byte[FEW];

        public OfBytes(Level<byte[]> level) {
            super(level);
        }

        @Override
        byte[] chunk() {
            return bytes;
        }

        /** Writes a number that is not negative. */
        public void put(long number) {
            makeRoom(MOST_BYTES);
            long rest = number;
            while (rest > 0x7f) {
                bytes[at] = (byte) (rest | 0x80);
                at++;
                rest >>>= 7;
            }
            bytes[at] = (byte) rest;
            at++;
        }

        private void makeRoom(int more) {
            if (more > bytes.length - at) {
                bytes = Arrays.copyOf(bytes, MemoryBudget.grown(bytes.length, (long) at + more, LIST));
            }
        }

        public void putWide(BigInteger number) {
            byte[] digits = number.toByteArray();
            put(digits.length);
            makeRoom(digits.length);
            System.arraycopy(digits, 0, bytes, at, digits.length);
            at += digits.length;
        }
    }

    /** Writes lists of nodes in the form that a {@link NodeList} reads. */
    public static final class OfWords extends ListWriter<long[]> {

        private long[] words = new long[CHUNK / Long.BYTES];

        public OfWords(Level<long[]> level) {
            super(level);
        }

        @Override
        long[] chunk() {
            return words;
        }

        public void put(long word) {
            if (at == words.length) {
                words = Arrays.copyOf(words, MemoryBudget.grown(at, at + 1L, LIST));
            }
            words[at] = word;
            at++;
        }
    }
}
