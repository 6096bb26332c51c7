package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.PlainText;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks that assemblies consist of pieces of the puzzle in its region; it does not check that they are solutions. */
final class SolutionFit {

    private final Puzzle puzzle;
    /** The indexes of the mobile pieces in the definition, by name. */
    private final Map<String, Integer> places = new HashMap<>();

    private final Region region;

    SolutionFit(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.region = puzzle.region();
        for (Piece piece : puzzle.mobilePieces()) {
            places.put(piece.name(), places.size());
        }
    }

    /**
     * Checks that every piece is a mobile one of the puzzle and lies in the region, and that none overlap.
     *
     * @param called the name of the solution in messages
     * @return the pieces in the order of the definition
     * @throws PictureException if a check fails
     */
    List<PlacedPiece> checked(List<PlacedPiece> solution, String called) {
        Set<Cell> taken = new HashSet<>();
        Set<String> placed = new HashSet<>();
        for (PlacedPiece piece : solution) {
            String name = piece.name();
            if (!places.containsKey(name)) {
                throw refused(called, "has a piece " + shown(name) + ", which is no mobile piece");
            }
            if (!placed.add(name)) {
                throw refused(called, "has piece " + shown(name) + " twice");
            }
            for (Cell cell : Cells.of(piece)) {
                if (region.numberOf(cell) < 0) {
                    throw refused(called, "has piece " + shown(name) + " at " + cell + ", which is not in the region");
                }
                if (!taken.add(cell)) {
                    throw refused(called, "has two pieces at " + cell);
                }
            }
        }
        return solution.stream()
                .sorted(Comparator.comparing(piece -> places.get(piece.name())))
                .toList();
    }

    private PictureException refused(String called, String what) {
        return new PictureException(called + " " + what + " of puzzle " + shown(puzzle.name())
                + ": name the puzzle that the solutions are of");
    }

    private static String shown(String name) {
        return "'" + Lettering.cut(PlainText.line(name), 40) + "'";
    }
}
