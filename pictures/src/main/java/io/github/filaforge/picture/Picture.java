package io.github.filaforge.picture;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * A picture of solutions, whatever the format. Immutable.
 *
 * @param puzzle the puzzle
 * @param solutions the solutions, at least one, each as its mobile pieces with their places
 * @param sheet true if the solutions are on a sheet with a title; else there is one
 * @param title the words about the solutions, such as {@code 2339 solutions}; for one its number, {@code solution 3}
 * @param view the view
 * @param cell the number of pixels of the side of a square, and about the size of other cells; if it is empty, one that
 *     suits the number of solutions
 * @param onBoard true if the pieces lie on the board of the puzzle; else they lie side by side on nothing
 */
public record Picture(
        Puzzle puzzle,
        List<List<PlacedPiece>> solutions,
        boolean sheet,
        String title,
        View view,
        OptionalInt cell,
        boolean onBoard) {

    /** The views of solutions. */
    public enum View {
        /** The layers side by side, as solutions are printed. */
        LAYERS,
        /** In space, from a corner. */
        ISOMETRIC,
        /** In space, the layers apart. */
        EXPLODED;

        /**
         * Checks that this view can show the cells of a puzzle.
         *
         * @throws PictureException if it cannot
         */
        public void check(Puzzle puzzle) {
            Lattice lattice = puzzle.lattice();
            if (lattice.coordinates() > 3) {
                throw new PictureException("pictures show no hypercubes, and the lattice of this puzzle is " + lattice
                        + ": list solutions by solve --format pieces");
            }
            boolean isShown = lattice.isOrthogonal() || (!lattice.isPlanar() && lattice.kinds() == lattice.classes());
            if (this != LAYERS && !isShown) {
                throw new PictureException("--view " + name().toLowerCase(Locale.ROOT)
                        + " shows squares, cubes, prisms and balls, and the lattice of this puzzle is " + lattice
                        + ": use --view layers");
            }
        }
    }

    /**
     * Takes copies of the lists, the pieces of each solution in the order of the definition.
     *
     * @throws PictureException if a solution does not fit the puzzle, or the view cannot show its cells
     */
    public Picture {
        view.check(puzzle);
        if (solutions.isEmpty()) {
            throw new IllegalArgumentException("a picture shows a solution or more");
        }
        SolutionFit fit = new SolutionFit(puzzle);
        List<List<PlacedPiece>> checked = new ArrayList<>();
        for (List<PlacedPiece> solution : solutions) {
            checked.add(fit.checked(solution, sheet ? "solution " + (checked.size() + 1) : title));
        }
        solutions = List.copyOf(checked);
    }

    /**
     * Takes copies of the lists; the pieces lie on the board of the puzzle.
     *
     * @throws PictureException if a solution does not fit the puzzle, or the view cannot show its cells
     */
    public Picture(
            Puzzle puzzle,
            List<List<PlacedPiece>> solutions,
            boolean sheet,
            String title,
            View view,
            OptionalInt cell) {
        this(puzzle, solutions, sheet, title, view, cell, true);
    }

    /** Returns a picture of the pieces of a puzzle side by side. */
    public static Picture ofPieces(Puzzle puzzle, View view, OptionalInt cell) {
        view.check(puzzle);
        PieceTray tray = PieceTray.of(puzzle);
        boolean isTable = puzzle.lattice().isOrthogonal();
        return new Picture(tray.laidOut(puzzle), List.of(tray.pieces()), false, "the pieces", view, cell, isTable);
    }

    /** Returns the colours of the pieces. */
    public Palette palette() {
        return Palette.of(puzzle);
    }
}
