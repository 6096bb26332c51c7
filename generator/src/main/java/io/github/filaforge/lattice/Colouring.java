package io.github.filaforge.lattice;

import java.util.function.ToIntFunction;

/**
 * A colouring of all cells of a lattice, whose colours the translations of the lattice permute. The symmetries of the
 * lattice permute the colours too, or carry the colouring to another colouring of the lattice.
 *
 * @param colours the number of colours, at most {@link #MOST_COLOURS}
 * @param of the map from a cell to its colour, from 0
 */
public record Colouring(int colours, ToIntFunction<Cell> of) {

    /** The greatest number of colours. */
    public static final int MOST_COLOURS = 4;

    public Colouring {
        if (colours < 2 || colours > MOST_COLOURS) {
            throw new IllegalArgumentException("2 to " + MOST_COLOURS + " colours, not " + colours);
        }
    }

    /** Returns the colouring by stripes of two colours along x and along y, which has four colours. */
    static Colouring ofStripes() {
        return new Colouring(4, cell -> 2 * (cell.x() & 1) + (cell.y() & 1));
    }

    /** Returns the colour of a cell, from 0. */
    public int colour(Cell cell) {
        return of.applyAsInt(cell);
    }
}
