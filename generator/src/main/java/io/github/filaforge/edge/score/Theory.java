package io.github.filaforge.edge.score;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The number of partial fillings that a search without slips may expect at each depth: the number of ways to put pieces of
 * the right kind on the cells, in each turn that the rim allows, times the probability that all their joins match ({@link
 * JoinOdds}). It is exact on average over all sets of pieces with these sides, where equal pieces and equal turns count as
 * different. It does not use the combinations of sides on pieces, so single sets differ: the E2-like 6x6 set that is
 * published with 146, an expectation like this one, has 160 solutions by count.
 *
 * @param expected the number of partial fillings of the first cells of the order, by the number of cells filled, from 0
 * @param placements the sum of the partial fillings of all depths, from the first piece that is not pinned
 */
public record Theory(List<Magnitude> expected, Magnitude placements) {

    /** Takes a copy of the list. */
    public Theory {
        expected = List.copyOf(expected);
    }

    /**
     * Returns the fillings to expect.
     *
     * @param counts the counts of the set of pieces
     * @param joins the joins in the order in which cells are filled
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

    /** Returns the expected number of solutions; solutions that are turns of the board of one another are counted each. */
    public Magnitude solutions() {
        return expected.get(expected.size() - 1);
    }

    /** Returns the number of pieces that a search for all solutions places, for each solution. */
    public Magnitude placementsPerSolution() {
        return placements.over(solutions());
    }
}
