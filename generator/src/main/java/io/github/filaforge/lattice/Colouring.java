package io.github.filaforge.lattice;

import java.util.function.ToIntFunction;

/**
 * Colours of all cells of a lattice, which its translations permute. So do its symmetries, up to another colouring of
 * it.
 *
 * @param colours how many there are, at most {@link #MOST_COLOURS}
 * @param of the colour of a cell, from 0
 */
public record Colouring(int colours, ToIntFunction<Cell> of) {

    /** The largest number of colours. */
    public static final int MOST_COLOURS = 4;

    public Colouring {
        if (colours < 2 || colours > MOST_COLOURS) {
            throw new IllegalArgumentException("2 to " + MOST_COLOURS + " colours, not " + colours);
        }
    }

    /** Stripes of two colours along x and along y, and so four colours. */
    static Colouring ofStripes() {
        return new Colouring(4, cell -> 2 * (cell.x() & 1) + (cell.y() & 1));
    }

    /** The colour of a cell. */
    public int colour(Cell cell) {
        return of.applyAsInt(cell);
    }
}
