package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.runtime.board.Board;
import java.util.Collections;
import java.util.List;

/**
 * The form of a piece without its place and orientation. Pieces that can be turned into one another have one shape and are
 * copies.
 *
 * <p>Blanks fill the optional cells that no piece fills. A blank is a piece of one cell that no user has defined. With
 * blanks, a search may fill every cell of the region, and finds all solutions with empty cells too.
 *
 * @param index the index of this shape among the shapes of its puzzle, from 0, in the order of the first piece of each
 *     shape
 * @param pieces the pieces of this shape, or blanks; never empty. The pieces that every solution has come before the
 *     optional pieces. Both kinds are in the order of the definition.
 * @param orientations the distinct ways to turn the shape; each is a list of ascending cells whose first is the origin
 */
public record Shape(int index, List<Piece> pieces, List<List<Cell>> orientations) {

    /** The name of a blank; no piece may have it. */
    public static final String BLANK = Board.OPEN;

    public Shape {
        pieces = List.copyOf(pieces);
        orientations = orientations.stream().map(List::copyOf).toList();
    }

    /**
     * Returns the shape of blanks.
     *
     * @param index the index of the shape
     * @param copies the number of blanks, or the greatest number
     * @param optional true if solutions may have fewer blanks
     * @param cells one cell at the origin for each class of cells that a blank may fill
     */
    public static Shape ofBlanks(int index, int copies, boolean optional, List<Cell> cells) {
        Piece blank = new Piece(BLANK, cells.subList(0, 1), false, List.of(), optional);
        return new Shape(
                index,
                Collections.nCopies(copies, blank),
                cells.stream().map(List::of).toList());
    }

    /** Returns true if this is the shape of blanks, which are no pieces of the user. */
    public boolean isBlank() {
        return name().equals(BLANK);
    }

    /** Returns true if this is the shape of a choice, whose images are its options. No other piece has this shape. */
    public boolean isChoice() {
        return pieces.get(0).isChoice();
    }

    /**
     * Returns the numbers of cells of the connected parts of an image. If images may come apart in different ways, which
     * happens to options of a choice, the parts are single cells.
     */
    public List<Integer> fragments(Lattice lattice) {
        return isChoice() ? Collections.nCopies(volume(), 1) : pieces.get(0).fragments(lattice);
    }

    /** Returns the name of the shape: the name of its first piece. */
    public String name() {
        return pieces.get(0).name();
    }

    /** Returns the number of pieces of this shape, whether solutions may leave some of them over or not. */
    public int copies() {
        return pieces.size();
    }

    /** Returns the number of pieces of this shape that every solution has. */
    public int required() {
        return (int) pieces.stream().filter(piece -> !piece.optional()).count();
    }

    /** Returns true if this is the shape of one piece, which every solution has. */
    public boolean isOfOnePiece() {
        return pieces.size() == 1 && !pieces.get(0).optional();
    }

    /** Returns the number of cells of each of its pieces. */
    public int volume() {
        return orientations.get(0).size();
    }
}
