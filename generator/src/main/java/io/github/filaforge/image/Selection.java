package io.github.filaforge.image;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.List;

/**
 * One way to select pieces of a puzzle that has more than are used.
 *
 * @param number from 1, among all selections of the puzzle, those that symmetries carry to one another included; so a selection
 *     has the same number whichever solutions count as one
 * @param puzzle the puzzle with these pieces, all of which are used; its name has the number behind it
 */
public record Selection(int number, Puzzle puzzle) {

    /** The names of the pieces to be placed. */
    public List<String> pieces() {
        return puzzle.mobilePieces().stream().map(Piece::name).toList();
    }
}
