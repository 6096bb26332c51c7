package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A search for high scores that has counted what it placed, for the estimate of others.
 *
 * @param order the order of all cells
 * @param array where slips may have been made
 * @param counted what was counted
 */
public record MeasuredSearch(BoardOrder order, SlipArray array, DepthStatistics counted) {

    /**
     * The search that counts by the number of pieces left tell of. A search is begun from roots, whose pieces are not placed by
     * it: of their depths, and of the next, of which an interrupted search has seen only some, nothing is said.
     *
     * @param fits by the number of pieces left before, from 0, how often a piece was placed
     * @param halfFits how often one of those that half fit; as many numbers
     * @throws ScoreException if these are not the counts of a search of the puzzle
     */
    public static MeasuredSearch of(
            EdgePuzzle puzzle, BoardOrder order, SlipArray array, List<Long> fits, List<Long> halfFits) {
        Set<Integer> pinned = puzzle.pins().stream().map(EdgePlacement::cell).collect(Collectors.toSet());
        int positions = puzzle.size() - pinned.size();
        if (fits.size() != positions + 1 || halfFits.size() != positions + 1) {
            throw new ScoreException("it counts for " + (fits.size() - 1) + " pieces, and puzzle " + puzzle.name()
                    + " has " + positions + " to be placed");
        }
        int begun = 1;
        while (begun < positions && fits.get(positions - begun).equals(fits.get(positions))) {
            begun++;
        }
        List<Long> visits = new ArrayList<>();
        List<Long> perfect = new ArrayList<>();
        List<Long> half = new ArrayList<>();
        int position = 0;
        for (int cell : order.cells()) {
            boolean isSaid = position > begun && !pinned.contains(cell);
            int left = positions - position;
            visits.add(isSaid ? fits.get(left + 1) : 0);
            perfect.add(isSaid ? fits.get(left) - halfFits.get(left) : 0);
            half.add(isSaid ? halfFits.get(left) : 0);
            position += pinned.contains(cell) ? 0 : 1;
        }
        return new MeasuredSearch(order, array, new DepthStatistics(visits, perfect, half));
    }

    /** How it differs from the theory. */
    Calibration calibration(EdgePuzzle puzzle) {
        return new Calibration(
                new TheoryBranching(ColourCounts.of(puzzle), OrderedJoins.of(puzzle, order)), array, counted);
    }
}
