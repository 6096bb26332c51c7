package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.runtime.Board;
import java.util.Collections;
import java.util.List;

/**
 * A shape: what pieces that can be turned into one another have in common. Pieces of one shape are copies.
 *
 * <p>Cells that may stay empty are filled by blanks: pieces of one cell that no user has defined. So searches fill every
 * cell, and lose nothing.
 *
 * @param index the place of this shape among those of its puzzle, from 0, in the order in which pieces first have it
 * @param pieces the pieces of this shape, in the order of the definition, or blanks; never empty
 * @param orientations the distinct ways to turn the shape; each is a list of ascending cells whose first is the origin
 */
public record Shape(int index, List<Piece> pieces, List<List<Cell>> orientations) {

    /** What stands for a blank where pieces have names; no piece may be called so. */
    public static final String BLANK = Board.OPEN;

    public Shape {
        pieces = List.copyOf(pieces);
        orientations = orientations.stream().map(List::copyOf).toList();
    }

    /**
     * Blanks.
     *
     * @param cells the cell of each class that they may fill, at the origin
     */
    public static Shape ofBlanks(int index, int copies, List<Cell> cells) {
        Piece blank = new Piece(BLANK, cells.subList(0, 1), false);
        return new Shape(
                index,
                Collections.nCopies(copies, blank),
                cells.stream().map(List::of).toList());
    }

    /** Whether it is that of blanks, which are no pieces of the user. */
    public boolean isBlank() {
        return name().equals(BLANK);
    }

    /** The name of the first piece of this shape, which stands for all of them. */
    public String name() {
        return pieces.get(0).name();
    }

    /** The number of pieces of this shape. */
    public int copies() {
        return pieces.size();
    }

    /** The number of cells of each of its pieces. */
    public int volume() {
        return orientations.get(0).size();
    }
}
