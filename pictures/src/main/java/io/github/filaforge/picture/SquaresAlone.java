package io.github.filaforge.picture;

import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.Puzzle;

/** Refuses puzzles for outputs that can show only squares and cubes, or only boxes with ends. */
public final class SquaresAlone {

    private SquaresAlone() {}

    /**
     * Checks that the cells of a puzzle are squares or cubes, in a box with ends.
     *
     * @param what the requested output, with its verb: {@code a page shows}
     * @param remedy the advice for the user
     * @throws PictureException if they are not
     */
    public static void check(Puzzle puzzle, String what, String remedy) {
        SolutionPicture.View.LAYERS.check(puzzle);
        if (!puzzle.lattice().isOrthogonal()) {
            throw new PictureException(
                    what + " squares and cubes, and the lattice of this puzzle is " + puzzle.lattice() + ": " + remedy);
        }
        checkClosed(puzzle, what, remedy);
    }

    /**
     * Checks that the box has ends: a closed one cannot be shown in space.
     *
     * @throws PictureException if it is closed
     */
    public static void checkClosed(Puzzle puzzle, String what, String remedy) {
        Periods periods = puzzle.container().periods();
        if (!periods.areNone()) {
            throw new PictureException(what + " boxes with ends, and that of this puzzle is "
                    + periods.words(puzzle.box()) + ": " + remedy);
        }
    }
}
