package io.github.filaforge.picture;

import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;

/** The requirements of outputs that cannot show every puzzle. */
public final class OutputRequirements {

    private OutputRequirements() {}

    /**
     * Checks that the cells of a puzzle are squares or cubes, in a box with ends.
     *
     * @param what the requested output, with its verb: {@code a page shows}
     * @param remedy the advice for the user
     * @throws PictureException if they are not
     */
    public static void checkSquares(Puzzle puzzle, String what, String remedy) {
        SolutionPicture.View.LAYERS.check(puzzle);
        if (!puzzle.lattice().isOrthogonal()) {
            throw new PictureException(
                    what + " squares and cubes, and the lattice of this puzzle is " + puzzle.lattice() + ": " + remedy);
        }
        checkEnds(puzzle, what, remedy);
    }

    /**
     * Checks that the box has ends: a closed one cannot be shown in space.
     *
     * @throws PictureException if it is closed
     */
    public static void checkEnds(Puzzle puzzle, String what, String remedy) {
        Periods periods = puzzle.container().periods();
        if (!periods.areNone()) {
            throw new PictureException(what + " boxes with ends, and that of this puzzle is "
                    + periods.words(puzzle.box()) + ": " + remedy);
        }
    }

    /**
     * Checks that the pieces of a puzzle have no colours.
     *
     * @param what the requested output: {@code a page of html}
     * @param remedy the advice for the user
     * @throws PictureException if they have colours
     */
    public static void checkNeutral(Puzzle puzzle, String what, String remedy) {
        if (puzzle.pieces().stream().anyMatch(Piece::isColoured)) {
            throw new PictureException(
                    what + " lets people place pieces, and does not know the colours of their cells: " + remedy);
        }
    }
}
