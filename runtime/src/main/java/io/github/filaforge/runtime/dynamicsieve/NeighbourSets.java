package io.github.filaforge.runtime.dynamicsieve;

/**
 * Sets of cells for each state of a batch, by how many of their neighbours are open. A solver finds them in loops over
 * the states, each a few operations long and with few arrays: of such a loop C2 makes vector instructions. In one loop,
 * which stays scalar, they take 6 ns a state for the Tetris Cube, in three 1.5.
 */
public final class NeighbourSets {

    private final long[][] holes;
    private final long[][] alone;
    private final int[] whole = new int[StateBatch.ROOM];

    /**
     * @param words the number of words of a set
     */
    NeighbourSets(int words) {
        this.holes = new long[words][StateBatch.ROOM];
        this.alone = new long[words][StateBatch.ROOM];
    }

    /**
     * A word of the open cells that no piece fits, as they have too few open neighbours. As long as neighbours are counted:
     * of the cells with some open neighbour.
     */
    public long[] holes(int word) {
        return holes[word];
    }

    /**
     * A word of the open cells with at most one open neighbour. As long as neighbours are counted: of the cells with several
     * open neighbours.
     */
    public long[] alone(int word) {
        return alone[word];
    }

    /** The states without holes, as {@link #findWhole} has found them. */
    public int[] whole() {
        return whole;
    }

    /**
     * Finds the states without holes.
     *
     * @param count the number of states
     * @return the number of those without holes
     */
    public int findWhole(int count) {
        long[] any = holes[0];
        for (int word = 1; word < holes.length; word++) {
            long[] more = holes[word];
            for (int state = 0; state < count; state++) {
                any[state] |= more[state];
            }
        }
        int found = 0;
        for (int state = 0; state < count; state++) {
            long hole = any[state];
            whole[found] = state;
            // One if there is no hole; a branch would be mispredicted for every third state.
            found += 1 - (int) ((hole | -hole) >>> (Long.SIZE - 1));
        }
        return found;
    }
}
