package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.Calibration.DepthStatistics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A search for high scores that has counted the pieces that it placed, for the estimate of other searches.
 *
 * @param order the order of all cells
 * @param array the slip array of the search
 * @param counted the counts of the search
 * @param rate the number of pieces that it placed in a second; empty if its time is not known
 */
public record MeasuredSearch(BoardOrder order, SlipArray array, DepthStatistics counted, OptionalDouble rate) {

    private static final double SECONDS_AN_HOUR = 3600;

    /**
     * Returns a measured search from its counts by the number of pieces left. A search begins with roots, whose pieces it
     * does not place itself. The result has no counts for the depths of these pieces, and none for the next depth, of which
     * an interrupted search has visited only a part.
     *
     * @param fits the number of times that a piece was placed, by the number of pieces left before, from 0
     * @param halfFits the number of times that a piece was placed which half fits, in a list of equal length
     * @param seconds the time of the search; empty if it is not known
     * @throws ScoreException if these are not the counts of a search of the puzzle
     */
    public static MeasuredSearch of(
            EdgePuzzle puzzle,
            BoardOrder order,
            SlipArray array,
            List<Long> fits,
            List<Long> halfFits,
            OptionalDouble seconds) {
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
            boolean isCounted = position > begun && !pinned.contains(cell);
            int left = positions - position;
            visits.add(isCounted ? fits.get(left + 1) : 0);
            perfect.add(isCounted ? fits.get(left) - halfFits.get(left) : 0);
            half.add(isCounted ? halfFits.get(left) : 0);
            position += pinned.contains(cell) ? 0 : 1;
        }
        double placed = fits.stream().mapToDouble(Long::doubleValue).sum();
        OptionalDouble rate = seconds.isPresent() && seconds.getAsDouble() > 0 && placed > 0
                ? OptionalDouble.of(placed / seconds.getAsDouble())
                : OptionalDouble.empty();
        return new MeasuredSearch(order, array, new DepthStatistics(visits, perfect, half), rate);
    }

    /**
     * Returns the number of boards an hour in words, as in {@code 12.50 boards an hour}; empty if the rate is not known.
     *
     * @param nodes the number of pieces that are placed for a board
     */
    Optional<String> anHour(Magnitude nodes) {
        return rate.isEmpty()
                ? Optional.empty()
                : Optional.of(new Magnitude(Math.log(SECONDS_AN_HOUR * rate.getAsDouble()))
                                .over(nodes)
                                .text()
                        + " boards an hour");
    }
}
