package io.github.filaforge.strategy.sieve;

import io.github.filaforge.runtime.sieve.TailTable;

/**
 * The table of the states that can be completed with a number of pieces left.
 *
 * @param left the number of pieces left when the table is looked up
 * @param states the number of states in the table
 * @param words the number of words of the table
 * @param text the table as text, in the form of {@link TailTable}
 */
record Tail(int left, int states, int words, String text) {

    /**
     * The smallest number of bits for each state. At most one in this many bits is set, so that at most one in this many
     * states that cannot be completed passes.
     */
    private static final int BITS_FOR_STATE = 32;

    /** Returns the table of some states. */
    static Tail of(TailStates states) {
        TailFrame frame = states.frame();
        int least = Math.max(2, states.size() * BITS_FOR_STATE / Long.SIZE);
        long[] table = new long[Integer.highestOneBit(least - 1) << 1];
        for (int state = 0; state < states.size(); state++) {
            long images = frame.imagesOf(states.pieces(state), 0);
            for (int word = 1; word < frame.imageWords(); word++) {
                images = TailTable.images(images, frame.imagesOf(states.pieces(state), word));
            }
            long open = states.open(state);
            long occupancy = ~(open >>> Long.numberOfTrailingZeros(open));
            int place = TailTable.place(table.length, occupancy, images);
            table[place / Long.SIZE] |= 1L << place;
        }
        return new Tail(states.left(), states.size(), table.length, TailTable.write(table));
    }
}
