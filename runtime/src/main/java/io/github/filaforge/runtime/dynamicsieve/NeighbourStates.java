package io.github.filaforge.runtime.dynamicsieve;

import io.github.filaforge.runtime.text.Words;

/**
 * Numbers the states of the neighbours of each cell. Each word of the open neighbours is multiplied by a factor, and the
 * products are added. Then the highest seven bits are the number.
 */
final class NeighbourStates {

    private final int words;
    /** For each cell and direction the neighbour; -1 if there is none. */
    private final int[][] neighbours;

    private final CellGroup[] groups;
    /** For each cell the directions of the neighbours whose state is not in the number, as bits. */
    private final int[] ignored;

    /** Creates the numbering, given for each cell of the frame its neighbour in each direction; -1 if there is none. */
    NeighbourStates(int[][] neighbours) {
        this.neighbours = neighbours.clone();
        this.words = Words.count(neighbours.length);
        this.groups = new CellGroup[neighbours.length];
        this.ignored = new int[neighbours.length];
        for (int cell = 0; cell < neighbours.length; cell++) {
            int kept = existing(cell);
            // For some cells no factors exist, for example for two cells that are the last of their words.
            while (groups[cell] == null) {
                boolean isSmall = Integer.bitCount(kept) <= CellGroup.MOST_CELLS;
                groups[cell] = isSmall ? CellGroup.of(cells(cell, kept)) : null;
                if (groups[cell] == null) {
                    ignored[cell] |= Integer.lowestOneBit(kept);
                    kept &= kept - 1;
                }
            }
        }
    }

    /** Returns the directions in which a cell has a neighbour, as bits. */
    int existing(int cell) {
        int existing = 0;
        for (int direction = 0; direction < neighbours[cell].length; direction++) {
            existing |= neighbours[cell][direction] < 0 ? 0 : 1 << direction;
        }
        return existing;
    }

    /** Returns the directions of the neighbours of a cell whose state is not in the number, as bits. Few cells have any. */
    int ignored(int cell) {
        return ignored[cell];
    }

    private long[] cells(int cell, int inDirections) {
        long[] cells = new long[words];
        for (int rest = inDirections; rest != 0; rest &= rest - 1) {
            int neighbour = neighbours[cell][Integer.numberOfTrailingZeros(rest)];
            cells[neighbour / Long.SIZE] |= 1L << neighbour;
        }
        return cells;
    }

    /** Returns the number of numbers of all cells. */
    int count() {
        return groups.length * CellGroup.STATES;
    }

    /**
     * Returns the number of a cell with a state of its neighbours: the number of the cell times 128, plus the number of the
     * state.
     *
     * @param open the directions in which its neighbours are open, as bits
     */
    int number(int cell, int open) {
        return cell * CellGroup.STATES + groups[cell].state(cells(cell, open & ~ignored[cell]));
    }

    /** Returns one word of the set of the neighbours of each cell. */
    long[] masks(int word) {
        long[] masks = new long[groups.length];
        for (int cell = 0; cell < masks.length; cell++) {
            masks[cell] = groups[cell].mask(word);
        }
        return masks;
    }

    /** Returns the factor of each cell for one word of its neighbours. */
    long[] factors(int word) {
        long[] factors = new long[groups.length];
        for (int cell = 0; cell < factors.length; cell++) {
            factors[cell] = groups[cell].factor(word);
        }
        return factors;
    }
}
