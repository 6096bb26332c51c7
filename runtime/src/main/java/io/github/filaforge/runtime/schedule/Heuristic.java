package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/** An ordering heuristic: the rule by which the next target is chosen. Immutable. */
public final class Heuristic {

    /** The quantity that is compared first. */
    enum Kind {
        /** The fewest fits of a cell; in a matrix, also of a piece. */
        SIZE,
        /** The fewest open neighbours, then the fewest fits. */
        ESTIMATE,
        /** The fewest open neighbours, then the first cell. */
        NEIGHBOURS,
        /**
         * The least key, then the first cell if images are in lists, or the cell with the fewest fits if they are in a
         * matrix.
         */
        FIXED
    }

    final Kind kind;
    final boolean looksAtPieces;
    private final int[] keys;

    private Heuristic(Kind kind, boolean looksAtPieces, int... keys) {
        this.kind = kind;
        this.looksAtPieces = looksAtPieces;
        this.keys = keys;
    }

    /** Returns heuristic s, which looks at pieces and at cells. */
    public static Heuristic size() {
        return new Heuristic(Kind.SIZE, true);
    }

    /** Returns heuristic e. */
    public static Heuristic estimate() {
        return new Heuristic(Kind.ESTIMATE, false);
    }

    /** Returns heuristic n. */
    public static Heuristic neighbours() {
        return new Heuristic(Kind.NEIGHBOURS, false);
    }

    /**
     * Returns a heuristic that takes the cells in a fixed order.
     *
     * @param keys a number for each cell, separated by blanks; a cell with a smaller number comes earlier
     */
    public static Heuristic fixed(String keys) {
        return new Heuristic(Kind.FIXED, false, Words.numbers(keys));
    }

    /**
     * Returns this heuristic with the rule of polycube 1.x: in a matrix, a column of a piece also decides if it has one row
     * or none.
     */
    public Heuristic alsoPieces() {
        return new Heuristic(kind, true, keys);
    }

    boolean isFixed() {
        return kind == Kind.FIXED;
    }

    /** Returns the key of a cell in a fixed order. */
    int key(int cell) {
        return keys[cell];
    }

    /** Returns the indices of some cells, in the fixed order of these cells. */
    int[] order(int... cells) {
        long[] sorted = new long[cells.length];
        for (int i = 0; i < sorted.length; i++) {
            sorted[i] = (long) keys[cells[i]] << Integer.SIZE | i;
        }
        Arrays.sort(sorted);
        int[] order = new int[sorted.length];
        for (int place = 0; place < order.length; place++) {
            order[place] = (int) sorted[place];
        }
        return order;
    }

    /** Returns true if image lists for this heuristic serve another one too: if both or none have the same fixed order. */
    boolean sharesListsWith(Heuristic other) {
        return other == this || (!isFixed() && !other.isFixed());
    }
}
