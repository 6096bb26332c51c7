package io.github.filaforge.picture;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;

/** Refuses puzzles with coloured pieces for outputs that have no colours of cells. */
public final class NeutralCells {

    private NeutralCells() {}

    /**
     * Checks that the pieces of a puzzle have no colours.
     *
     * @param what the requested output: {@code a page of html}
     * @param remedy the advice for the user
     * @throws PictureException if they have colours
     */
    public static void check(Puzzle puzzle, String what, String remedy) {
        if (puzzle.pieces().stream().anyMatch(Piece::isColoured)) {
            throw new PictureException(
                    what + " lets people place pieces, and does not know the colours of their cells: " + remedy);
        }
    }
}
