package io.github.filaforge.runtime.merge;

import java.math.BigInteger;
import java.util.Arrays;

/** Writes lists of states as {@link StateList} or {@link NodeList} reads them, one after the other into chunks of a level. For one thread. */
final class ListWriter {

    /** So many bytes make a chunk, and more where one list has more. */
    static final int CHUNK = 1 << 18;

    private static final int MOST_BYTES = 10;

    private final Level level;
    private byte[] bytes = new byte[CHUNK];
    private int at;
    /** Where the list begins that is being written. */
    private int start;
    /** How many lists the chunk has, and of each the rank of its multiset and its first byte. */
    private int lists;

    private int[] ranks = new int[64];
    private int[] starts = new int[64];

    ListWriter(Level level) {
        this.level = level;
    }

    /** Begins a list with its first number. */
    void begin(long head) {
        if (at > CHUNK * 3 / 4) {
            flush();
        }
        start = at;
        put(head);
    }

    /** Writes a number, not negative. */
    void put(long number) {
        if (at + MOST_BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        long rest = number;
        while (rest > 0x7f) {
            bytes[at] = (byte) (rest | 0x80);
            at++;
            rest >>>= 7;
        }
        bytes[at] = (byte) rest;
        at++;
    }

    /** Writes eight bytes, the highest first. */
    void putWord(long word) {
        if (at + Long.BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            bytes[at] = (byte) (word >>> shift);
            at++;
        }
    }

    void putWide(BigInteger number) {
        byte[] digits = number.toByteArray();
        put(digits.length);
        while (at + digits.length > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        System.arraycopy(digits, 0, bytes, at, digits.length);
        at += digits.length;
    }

    /** The list of a multiset is written. */
    void end(int rank) {
        if (lists == ranks.length) {
            ranks = Arrays.copyOf(ranks, 2 * lists);
            starts = Arrays.copyOf(starts, 2 * lists);
        }
        ranks[lists] = rank;
        starts[lists] = start;
        lists++;
    }

    /** Hands what is written to the level. */
    void flush() {
        if (lists > 0) {
            level.add(bytes, at, lists, ranks, starts);
        }
        at = 0;
        lists = 0;
    }
}
