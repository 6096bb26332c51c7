package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.Words;

/** An ordering heuristic: how the next target is chosen. Immutable. */
public final class Heuristic {

    /** What is compared first. */
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
    private final int[] keys;

    private Heuristic(Kind kind, int... keys) {
        this.kind = kind;
        this.keys = keys;
    }

    /** Heuristic s. */
    public static Heuristic size() {
        return new Heuristic(Kind.SIZE);
    }

    /** Heuristic e. */
    public static Heuristic estimate() {
        return new Heuristic(Kind.ESTIMATE);
    }

    /** Heuristic n. */
    public static Heuristic neighbours() {
        return new Heuristic(Kind.NEIGHBOURS);
    }

    /**
     * A fixed order of cells.
     *
     * @param keys a number for each cell, separated by blanks; the cells with the least come first
     */
    public static Heuristic fixed(String keys) {
        return new Heuristic(Kind.FIXED, Words.numbers(keys));
    }

    Kind kind() {
        return kind;
    }

    boolean isFixed() {
        return kind == Kind.FIXED;
    }

    /** The key of a cell in a fixed order. */
    int key(int cell) {
        return keys[cell];
    }
}
