package io.github.filaforge.picture;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What is to be pictured, whatever the format. Immutable.
 *
 * @param puzzle the puzzle
 * @param solutions the solutions, at least one, each of mobile pieces where they lie
 * @param sheet whether the solutions are on a sheet with a title; else there is one
 * @param title what is told of the solutions, such as {@code 2339 solutions}; of one its number, {@code solution 3}
 * @param view how they are seen
 * @param cell how many pixels the side of a cell has; if it is not given, what suits the number of solutions
 */
public record Picture(
        Puzzle puzzle, List<List<PlacedPiece>> solutions, boolean sheet, String title, View view, OptionalInt cell) {

    /** How solutions are seen. */
    public enum View {
        /** The layers side by side, as solutions are printed. */
        LAYERS,
        /** In space, from a corner. */
        ISOMETRIC,
        /** In space, the layers apart. */
        EXPLODED
    }

    /**
     * Takes copies of the lists, the pieces of each solution in the order of the definition.
     *
     * @throws PictureException if a solution does not fit the puzzle
     */
    public Picture {
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

    /** The colours of the pieces. */
    public Palette palette() {
        return Palette.of(puzzle);
    }
}
