package io.github.filaforge.strategy.sieve;

/** A set of pairs of words, the first of which is not 0: the open cells, and the pieces that fill them. */
final class StateSet {

    // Odd numbers without a pattern, as in the TailTable.
    private static final long CELLS_FACTOR = 0x9E3779B97F4A7C15L;
    private static final long PIECES_FACTOR = 0xD1342543DE82EF95L;

    private static final int LEAST_LOG = 10;

    private long[] open = new long[1 << LEAST_LOG];
    private long[] pieces = new long[1 << LEAST_LOG];
    private int log = LEAST_LOG;
    private int size;

    int size() {
        return size;
    }

    /** Adds a pair, unless the set has it. */
    void add(long cells, long their) {
        if (put(cells, their) && 2 * ++size > open.length) {
            long[] fullOpen = open;
            long[] fullPieces = pieces;
            log++;
            open = new long[1 << log];
            pieces = new long[1 << log];
            for (int index = 0; index < fullOpen.length; index++) {
                if (fullOpen[index] != 0L) {
                    put(fullOpen[index], fullPieces[index]);
                }
            }
        }
    }

    private boolean put(long cells, long their) {
        int index = (int) (((cells + their * PIECES_FACTOR) * CELLS_FACTOR) >>> (Long.SIZE - log));
        while (open[index] != 0L) {
            if (open[index] == cells && pieces[index] == their) {
                return false;
            }
            index = (index + 1) & (open.length - 1);
        }
        open[index] = cells;
        pieces[index] = their;
        return true;
    }

    /** Returns the first words of the pairs, in the order of {@link #pieces}. */
    long[] open() {
        return present(open);
    }

    /** Returns the second words of the pairs. */
    long[] pieces() {
        return present(pieces);
    }

    private long[] present(long... words) {
        long[] present = new long[size];
        int count = 0;
        for (int index = 0; index < words.length; index++) {
            if (open[index] != 0L) {
                present[count++] = words[index];
            }
        }
        return present;
    }
}
