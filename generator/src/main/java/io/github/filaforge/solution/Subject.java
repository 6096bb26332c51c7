package io.github.filaforge.solution;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.model.Puzzle;

/** The puzzle of the solutions in a file: a packing or an edge puzzle. */
public sealed interface Subject {

    /** Returns the name of the puzzle. */
    String name();

    /** Returns the number of coordinates of a cell of a solution. */
    int coordinates();

    static Subject of(Puzzle puzzle) {
        return new Packing(puzzle);
    }

    static Subject of(EdgePuzzle puzzle) {
        return new Board(puzzle);
    }

    /**
     * A packing. The cells of a piece determine its orientation.
     *
     * @param puzzle the puzzle
     */
    record Packing(Puzzle puzzle) implements Subject {

        @Override
        public String name() {
            return puzzle.name();
        }

        @Override
        public int coordinates() {
            return puzzle.lattice().coordinates();
        }
    }

    /**
     * An edge puzzle. Each piece has one cell, x and y, and a turn; there may be cells without a piece.
     *
     * @param puzzle the puzzle
     */
    record Board(EdgePuzzle puzzle) implements Subject {

        /** The number of coordinates of a cell. */
        static final int COORDINATES = 2;

        @Override
        public String name() {
            return puzzle.name();
        }

        @Override
        public int coordinates() {
            return COORDINATES;
        }

        /** Returns the size of the board in words, for errors about the number of cells of a row. */
        String size() {
            return "the board of the puzzle is " + puzzle.width() + "x" + puzzle.height();
        }
    }
}
