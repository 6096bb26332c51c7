package io.github.filaforge.model;

import java.util.List;

/**
 * One selection of the pieces of a puzzle that has more than are used.
 *
 * @param number the number of the selection, from 1, among all selections of the puzzle, including those that symmetries
 *     carry to one another; so a selection has one number, whichever solutions count as one
 * @param puzzle the puzzle with these pieces, all of which are used; its name has the number behind it
 */
public record Selection(int number, Puzzle puzzle) {

    /** Returns the names of the pieces to be placed. */
    public List<String> pieces() {
        return puzzle.mobilePieces().stream().map(Piece::name).toList();
    }
}
