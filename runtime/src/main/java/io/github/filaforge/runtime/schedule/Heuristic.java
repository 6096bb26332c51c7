package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.Words;

/** An ordering heuristic: the rule by which the next target is chosen. Immutable. */
public final class Heuristic {

    /** The quantity that is compared first. */
    enum Kind {
        /** The fewest fits, of cells and, where images are in a matrix, of pieces. */
        SIZE,
        /** The fewest open neighbours, then the fewest fits. */
        ESTIMATE,
        /** The fewest open neighbours, then the first cell. */
        NEIGHBOURS,
        /** The least key, then the first cell by lists, or the cell with the fewest fits by a matrix. */
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

    /** Returns heuristic s, which looks at pieces as well as at cells. */
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
     * @param keys a number for each cell, separated by blanks; the cells with the least number come first
     */
    public static Heuristic fixed(String keys) {
        return new Heuristic(Kind.FIXED, false, Words.numbers(keys));
    }

    /** Returns this heuristic as polycube 1.x has it: in a matrix, columns of pieces with one row or none count too. */
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
