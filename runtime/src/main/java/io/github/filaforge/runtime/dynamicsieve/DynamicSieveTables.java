package io.github.filaforge.runtime.dynamicsieve;

/**
 * The tables of a {@link LoopDynamicSieve}, which the solvers of all threads share, for a frame of one word. Immutable.
 */
public final class DynamicSieveTables {

    /** The number of bits of the counters of used pieces that a table covers. */
    private static final int FREE_BITS = 6;

    final DynamicSieve sieve;
    /** For each position its cell of the frame, separated by blanks. */
    final String frame;

    final int frameSize;
    final OpenNeighbours open;

    /** The sets of the cells that are tried in turn, those beside most walls first. */
    final long[] kinds;
    /** For each kind the number of fits of a cell with which the next kinds are not tried, if few pieces are left. */
    final int[] enough;
    /** For each kind this number, if many pieces are left. */
    final int[] enoughOfMany;
    /** The number of pieces that are many. */
    final int manyLeft;
    /** The number of fits from which on more cells are compared, if many pieces are left. */
    final int manyFits;

    /** The neighbours of each cell, and the factor that moves them to the highest seven bits. */
    final long[] beside;

    final long[] besideFactors;
    /** The first block, and the number of blocks, for each cell and state of its neighbours. */
    final int[] first;

    final int[] counts;
    /** Blocks with lower numbers are all the images of a cell with just one open neighbour. */
    final int aloneBlocks;

    /** The number of tables of free shapes of each block. */
    final int freeTables;
    /** For each block, and each six bits of the counters of used pieces: the images whose shapes are not used up. */
    final long[] free;
    /** The number of longs of a block in {@link #possible}. */
    final int blockStates;
    /** For each block, and each five cells of the occupancy: the images that each state of these cells leaves possible. */
    final long[] possible;

    /** For each block with a lower number than {@link #aloneBlocks} the number of groups of cells. */
    final int groups;
    /** For each group the mask of its cells, and the factor that moves them to the highest seven bits. */
    final long[] factors;
    /** For each group, and each state of its cells: the images that it leaves possible. */
    final long[] alone;

    /** For each image its layout, and the unit of its shape in the counters of used pieces. */
    final long[] places;

    /**
     * Creates the tables.
     *
     * @param frame for each position its cell in the frame, separated by blanks
     * @param frameSize the number of cells of the frame, at most 64
     * @param counterBits the number of bits of the counters of used pieces
     * @param kinds the sets of the cells that are tried in turn
     * @param isFlat true if no cell has neighbours in more than two of the three axes
     * @param manyLeft the number of pieces left from which on more cells are compared
     * @param manyFits the number of fits from which on more cells are compared then
     */
    public DynamicSieveTables(
            DynamicSieve sieve,
            String frame,
            int frameSize,
            int counterBits,
            OpenNeighbours open,
            long[] kinds,
            boolean isFlat,
            int manyLeft,
            int manyFits) {
        this.sieve = sieve;
        this.frame = frame;
        this.frameSize = frameSize;
        this.open = open;
        this.kinds = kinds.clone();
        this.enough = isFlat ? new int[] {3, 5, 0} : new int[] {6, 8, 8, 0};
        this.enoughOfMany = isFlat ? new int[] {2, 3, 0} : new int[] {4, 6, 8, 0};
        this.manyLeft = manyLeft;
        this.manyFits = manyFits;
        this.beside = sieve.neighbours(0);
        this.besideFactors = sieve.stateFactors(0);
        this.first = sieve.first();
        this.counts = sieve.counts();
        this.aloneBlocks = sieve.aloneBlocks();
        this.freeTables = Math.max(1, (counterBits + FREE_BITS - 1) / FREE_BITS);
        this.free = free();
        this.possible = sieve.tables();
        this.blockStates = sieve.blockStates();
        Gather gather = sieve.gather();
        this.groups = gather.groups();
        this.factors = gather.factors();
        this.alone = gather.tables();
        this.places = sieve.places(2);
    }

    /** Returns the tables of free shapes with those of a block side by side. */
    private long[] free() {
        int states = 1 << FREE_BITS;
        long[] all = null;
        for (int table = 0; table < freeTables; table++) {
            long[] one = sieve.free(table);
            if (freeTables == 1) {
                return one;
            }
            all = all == null ? new long[freeTables * one.length] : all;
            for (int from = 0; from < one.length; from += states) {
                System.arraycopy(one, from, all, from * freeTables + table * states, states);
            }
        }
        return all;
    }
}
