package io.github.filaforge.solution;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.model.Puzzle;

/** What solutions are solutions of: pieces that are packed, or a board of pieces with coloured sides. */
public sealed interface Subject {

    /** The name of the puzzle. */
    String name();

    /** How many numbers a cell of a solution has. */
    int coordinates();

    /** A packing. */
    static Subject of(Puzzle puzzle) {
        return new Packing(puzzle);
    }

    /** An edge puzzle. */
    static Subject of(EdgePuzzle puzzle) {
        return new Board(puzzle);
    }

    /**
     * A packing. The cells of a piece say how it lies.
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

        /** How many numbers a cell has. */
        static final int COORDINATES = 2;

        @Override
        public String name() {
            return puzzle.name();
        }

        @Override
        public int coordinates() {
            return COORDINATES;
        }

        /** How errors tell the number of cells of a row. */
        String size() {
            return "the board of the puzzle is " + puzzle.width() + "x" + puzzle.height();
        }
    }
}
