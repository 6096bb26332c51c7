package io.github.filaforge.verify;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The solutions that a verifier has met, by which it finds a solution that is equal or symmetric to an earlier one. */
final class MetSolutions {

    /**
     * The number of bits of the exact key that decide whether solutions of one canonical key are equal or only symmetric.
     */
    private static final int MARK_BITS = 20;

    private final KeyTable met = new KeyTable();
    private final ByteBuffer bytes;
    private final MessageDigest digest;

    /** A key of 128 bits: a digest of numbers. */
    private record Key(long high, long low) {}

    /**
     * Makes an empty set.
     *
     * @param length the number of the numbers that describe a solution
     */
    MetSolutions(int length) {
        this.bytes = ByteBuffer.allocate(Integer.BYTES * length);
        try {
            this.digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private Key key(int... numbers) {
        bytes.clear();
        for (int number : numbers) {
            bytes.putInt(number);
        }
        ByteBuffer hash = ByteBuffer.wrap(digest.digest(bytes.array()));
        return new Key(hash.getLong(), hash.getLong());
    }

    /**
     * Returns the verdict on a solution that is right by itself, and adds it to the solutions that were met.
     *
     * @param canonical the numbers that all solutions which count as one have in common
     * @param exact the numbers that only equal solutions have in common
     * @param ordinal the number of the solution in the file
     */
    Verdict meet(int[] canonical, int[] exact, long ordinal) {
        long mark = key(exact).high() >>> (Long.SIZE - MARK_BITS);
        long former = met.putIfAbsent(key(canonical), ordinal << MARK_BITS | mark);
        if (former == 0) {
            return Verdict.right();
        }
        boolean isSame = (former & ((1L << MARK_BITS) - 1)) == mark;
        return Verdict.again((isSame ? "is the same as" : "is symmetric to") + " solution " + (former >>> MARK_BITS)
                + " of the file");
    }

    /**
     * The solutions that were met, by their keys. Each takes three longs in a table of which at least a quarter and at most
     * half is used. That is 48 to 96 bytes for each solution, and half as much again while the table grows.
     */
    private static final class KeyTable {

        private static final int FIRST_SIZE = 1 << 6;
        private static final int WIDTH = 3;

        private long[] table = new long[WIDTH * FIRST_SIZE];
        private long size;

        /**
         * Adds a solution unless its key is in the table.
         *
         * @param value the number to keep with the solution; not zero
         * @return the number that is kept with the solution that has this key already; zero if there is none
         */
        long putIfAbsent(Key key, long value) {
            int slot = slot(table, key.high(), key.low());
            if (table[slot + 2] != 0) {
                return table[slot + 2];
            }
            set(table, slot, key.high(), key.low(), value);
            size++;
            if (2 * WIDTH * size > table.length) {
                grow();
            }
            return 0;
        }

        private static void set(long[] table, int slot, long high, long low, long value) {
            table[slot] = high;
            table[slot + 1] = low;
            table[slot + 2] = value;
        }

        /**
         * Returns the index of the slot that has a key, or of the free slot for it. The number of slots is a power of two.
         */
        private static int slot(long[] table, long high, long low) {
            int slots = table.length / WIDTH;
            int slot = (int) high & (slots - 1);
            while (table[WIDTH * slot + 2] != 0 && (table[WIDTH * slot] != high || table[WIDTH * slot + 1] != low)) {
                slot = (slot + 1) & (slots - 1);
            }
            return WIDTH * slot;
        }

        private void grow() {
            long[] larger = new long[Math.multiplyExact(2, table.length)];
            for (int slot = 0; slot < table.length; slot += WIDTH) {
                if (table[slot + 2] != 0) {
                    set(
                            larger,
                            slot(larger, table[slot], table[slot + 1]),
                            table[slot],
                            table[slot + 1],
                            table[slot + 2]);
                }
            }
            table = larger;
        }
    }
}
