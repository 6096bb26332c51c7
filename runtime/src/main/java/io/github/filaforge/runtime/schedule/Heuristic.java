package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.text.Words;

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

    private final Kind kind;
    private final boolean looksAtPieces;
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

    boolean looksAtPieces() {
        return looksAtPieces;
    }

    Kind kind() {
        return kind;
    }

    boolean isFixed() {
        return kind == Kind.FIXED;
    }

    /** Returns the key of a cell in a fixed order. */
    int key(int cell) {
        return keys[cell];
    }
}
