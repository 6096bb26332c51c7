package io.github.filaforge.runtime.dynamicsieve;

/**
 * Up to seven cells, and for each word of them a factor. Each word is multiplied by its factor, and the products are added.
 * The highest seven bits of the sum are the bits of the cells side by side, in some order, and so number a state of the
 * cells. Chess programs look up the moves of rooks in this way ("magic" multiplication).
 */
final class CellGroup {

    /** The greatest number of cells of a group, which is also the number of bits of the number of a state. */
    static final int MOST_CELLS = 7;

    /** One more than the highest number of a state. */
    static final int STATES = 1 << MOST_CELLS;

    private final long[] masks;
    private final long[] factors;

    private CellGroup(long... masks) {
        this.masks = masks.clone();
        this.factors = new long[masks.length];
    }

    /**
     * Returns the group of some cells; {@code null} if no factors are found. Factors always exist for a single cell, and for
     * no cells at all.
     *
     * @param masks the words of the cells, at most seven of them
     */
    static CellGroup of(long... masks) {
        CellGroup group = new CellGroup(masks);
        return group.findFactors(group.cells(), 0, 0, new long[masks.length]) ? group : null;
    }

    private int[] cells() {
        int count = 0;
        for (long mask : masks) {
            count += Long.bitCount(mask);
        }
        int[] cells = new int[count];
        int next = 0;
        for (int word = 0; word < masks.length; word++) {
            for (long rest = masks[word]; rest != 0; rest &= rest - 1) {
                cells[next] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                next++;
            }
        }
        return cells;
    }

    /**
     * Finds, for each cell from an index on, a place among the highest bits that no other cell has.
     *
     * @param taken the places that are taken, as bits
     * @param zeros for each word the bits that its factor must not have, because a cell would also move to a place below its
     *     own
     * @return true if all cells have a place
     */
    private boolean findFactors(int[] cells, int from, int taken, long... zeros) {
        if (from == cells.length) {
            return tellsApart(cells);
        }
        int word = cells[from] / Long.SIZE;
        int lowest = Long.SIZE - MOST_CELLS - cells[from] % Long.SIZE;
        long ones = factors[word];
        long zerosBefore = zeros[word];
        for (int place = Math.max(0, -lowest); place < MOST_CELLS; place++) {
            long one = 1L << (lowest + place);
            long below = one - (1L << Math.max(0, lowest));
            if ((taken >> place & 1) == 0 && ((ones | one) & (zerosBefore | below)) == 0) {
                factors[word] = ones | one;
                zeros[word] = zerosBefore | below;
                if (findFactors(cells, from + 1, taken | 1 << place, zeros)) {
                    return true;
                }
            }
        }
        factors[word] = ones;
        zeros[word] = zerosBefore;
        return false;
    }

    /** Returns true if the factors give each state of some cells a different number. */
    private boolean tellsApart(int... cells) {
        long[] moved = new long[1 << cells.length];
        boolean[] seen = new boolean[STATES];
        for (int state = 0; state < moved.length; state++) {
            if (state > 0) {
                int cell = cells[Integer.numberOfTrailingZeros(state)];
                moved[state] = moved[state & (state - 1)] + (factors[cell / Long.SIZE] << cell);
            }
            int number = number(moved[state]);
            if (seen[number]) {
                return false;
            }
            seen[number] = true;
        }
        return true;
    }

    private static int number(long moved) {
        return (int) (moved >>> (Long.SIZE - MOST_CELLS));
    }

    /** Returns a word of the cells. */
    long mask(int word) {
        return masks[word];
    }

    /** Returns the factor of a word. */
    long factor(int word) {
        return factors[word];
    }

    /**
     * Returns the number of a state.
     *
     * @param set the words of the cells of the group that are in the state
     */
    int state(long... set) {
        long moved = 0;
        for (int word = 0; word < set.length; word++) {
            moved += set[word] * factors[word];
        }
        return number(moved);
    }
}
