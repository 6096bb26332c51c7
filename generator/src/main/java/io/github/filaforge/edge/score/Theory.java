package io.github.filaforge.edge.score;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How many partial fillings a search without slips may expect at each depth: the ways to put pieces of the right kind on the
 * cells, in any turn the rim allows, times the probability that all their joins match ({@link JoinOdds}). It is exact on
 * average over all sets of pieces with these sides, equal pieces and equal turns counted as different. It knows nothing of which sides are on one piece, so single sets differ:
 * of the E2-like 6x6 set that is published with 146, an expectation like this one, 160 solutions have been counted.
 *
 * @param expected by the number of cells filled, from 0, the partial fillings of the first cells of the order
 * @param placements the partial fillings of all depths in sum, from the first piece that is not pinned
 */
public record Theory(List<Magnitude> expected, Magnitude placements) {

    /** Takes a copy of the list. */
    public Theory {
        expected = List.copyOf(expected);
    }

    /**
     * The fillings to expect.
     *
     * @param counts the set of pieces
     * @param joins the order in which cells are filled
     */
    public static Theory of(ColourCounts counts, OrderedJoins joins) {
        JoinOdds rimOdds = JoinOdds.directed(counts.leading(), counts.trailing());
        JoinOdds innerOdds = JoinOdds.free(counts.inner());
        Map<CellKind, Integer> left = new EnumMap<>(counts.pieces());
        List<Magnitude> expected = new ArrayList<>(List.of(Magnitude.of(1)));
        Magnitude placements = Magnitude.ZERO;
        int rim = joins.pinnedRim();
        int inner = joins.pinnedInner();
        double pinned = rimOdds.all(rim).ln() + innerOdds.all(inner).ln();
        double ways = 0;
        for (OrderedJoins.Step step : joins.steps()) {
            if (!step.pinned()) {
                int pieces = left.merge(step.kind(), -1, Integer::sum) + 1;
                ways += Math.log((double) pieces * step.kind().turns());
                rim += step.rim();
                inner += step.inner();
            }
            Magnitude filled = new Magnitude(
                    ways + rimOdds.all(rim).ln() + innerOdds.all(inner).ln() - pinned);
            expected.add(filled);
            placements = step.pinned() ? placements : placements.plus(filled);
        }
        return new Theory(expected, placements);
    }

    /** How many solutions to expect, those that are turns of the board of each other counted each. */
    public Magnitude solutions() {
        return expected.get(expected.size() - 1);
    }

    /** How many pieces a search for all solutions places, for each solution. */
    public Magnitude placementsPerSolution() {
        return placements.over(solutions());
    }
}
