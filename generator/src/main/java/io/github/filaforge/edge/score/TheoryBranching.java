package io.github.filaforge.edge.score;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The factors of the {@link SlipChain}, computed from the colours of a set of pieces by the rules of the eii article. Rim
 * joins and the joins of a corner piece never slip. Of the joins of a border piece, only the join inwards may slip.
 *
 * <p>A join matches with the probability of {@link JoinOdds} that one more join matches if all so far do. Joins that slipped
 * do not count as made: with j matching inner joins, a cell of k inner joins fits with the probability p(j) p(j+1) ...
 * p(j+k-1), and half fits with the probability k p(j)^(k-1) (1 - p(j)).
 */
public final class TheoryBranching implements Branching {

    private final OrderedJoins joins;
    private final JoinOdds innerOdds;

    /** The number of pieces left, times the turns, times the probability that the rim joins match, for each depth. */
    private final double[] weights;

    /** The number of inner joins before, for each depth. */
    private final List<Integer> innerBefore = new ArrayList<>();

    /**
     * Computes the factors of a search.
     *
     * @param counts the counts of the set of pieces
     * @param joins the joins in the order in which cells are filled
     */
    public TheoryBranching(ColourCounts counts, OrderedJoins joins) {
        this.joins = joins;
        innerOdds = JoinOdds.free(counts.inner());
        JoinOdds rimOdds = JoinOdds.directed(counts.leading(), counts.trailing());
        Map<CellKind, Integer> left = new EnumMap<>(counts.pieces());
        weights = new double[joins.steps().size()];
        int rim = joins.pinnedRim();
        int inner = joins.pinnedInner();
        for (int depth = 0; depth < weights.length; depth++) {
            OrderedJoins.Step step = joins.steps().get(depth);
            innerBefore.add(inner);
            weights[depth] = 1;
            if (!step.pinned()) {
                int pieces = left.merge(step.kind(), -1, Integer::sum) + 1;
                weights[depth] = (double) pieces * step.kind().turns();
                for (int i = 0; i < step.rim(); i++) {
                    weights[depth] *= rimOdds.next(rim + i);
                }
                rim += step.rim();
                inner += step.inner();
            }
        }
    }

    @Override
    public int depths() {
        return weights.length;
    }

    @Override
    public double fit(int depth, int slips) {
        int matching = innerBefore.get(depth) - slips;
        double fit = weights[depth];
        for (int i = 0; i < joins.steps().get(depth).inner(); i++) {
            fit *= innerOdds.next(Math.max(0, matching) + i);
        }
        return fit;
    }

    @Override
    public double half(int depth, int slips) {
        OrderedJoins.Step step = joins.steps().get(depth);
        if (step.inner() == 0 || step.kind() == CellKind.CORNER) {
            return 0;
        }
        double matches = innerOdds.next(Math.max(0, innerBefore.get(depth) - slips));
        return weights[depth] * step.inner() * Math.pow(matches, step.inner() - 1) * (1 - matches);
    }

    /** Returns the number of joins that the piece at a depth makes. */
    int joins(int depth) {
        OrderedJoins.Step step = joins.steps().get(depth);
        return step.rim() + step.inner();
    }

    @Override
    public boolean isPlaced(int depth) {
        return !joins.steps().get(depth).pinned();
    }
}
