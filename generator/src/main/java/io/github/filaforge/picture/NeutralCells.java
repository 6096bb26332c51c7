package io.github.filaforge.picture;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;

/** Refuses what does not know that cells of pieces may have colours. */
public final class NeutralCells {

    private NeutralCells() {}

    /**
     * Looks whether the pieces of a puzzle have colours.
     *
     * @param what what is asked for: {@code a page of html}
     * @param remedy what to do instead
     * @throws PictureException if they have
     */
    public static void check(Puzzle puzzle, String what, String remedy) {
        if (puzzle.pieces().stream().anyMatch(Piece::isColoured)) {
            throw new PictureException(
                    what + " lets people place pieces, and does not know the colours of their cells: " + remedy);
        }
    }
}
