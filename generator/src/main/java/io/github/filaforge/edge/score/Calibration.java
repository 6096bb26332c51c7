package io.github.filaforge.edge.score;

import java.util.List;

/**
 * The factors by which joins matched more or less often in a measured search than by the theory, one for each measured
 * depth. They correct the estimates of other search orders and slip arrays. The eii article uses the probabilities that its
 * heuristics had at a depth for this depth of any order and array; only the pieces left and the joins are those of the new
 * order. So does this class. The factor of a depth is the k-th root of the placements counted over the placements expected,
 * where k is the number of joins of the cell.
 *
 * <p>For the order and the array that were measured, the calibrated chain has the visits that were counted.
 */
public final class Calibration {

    /** The least number of visits for which a depth is calibrated. */
    private static final long FEWEST_VISITS = 100;

    /** The logarithm of the factor for one join of a piece that fits, for each depth. */
    private final double[] fit;

    /** The logarithm of the factor for one join of a piece that half fits, for each depth. */
    private final double[] half;

    /**
     * The counts of a search with slips at each depth, as the eii article collects them.
     *
     * @param visits the number of times that the cell was to be filled, for each depth
     * @param perfect the number of times that a piece was placed which fits all neighbours, for each depth
     * @param half the number of times that a piece was placed which half fits, for each depth
     */
    public record DepthStatistics(List<Long> visits, List<Long> perfect, List<Long> half) {

        public DepthStatistics {
            visits = List.copyOf(visits);
            perfect = List.copyOf(perfect);
            half = List.copyOf(half);
            if (visits.size() != perfect.size() || visits.size() != half.size()) {
                throw new IllegalArgumentException(
                        "statistics of " + visits.size() + ", " + perfect.size() + " and " + half.size() + " depths");
            }
        }

        /** Returns the number of cells that are filled. */
        public int depths() {
            return visits.size();
        }
    }

    /**
     * Compares a search with the theory.
     *
     * @param theory the factors of the order of the search
     * @param array the slip array of the search
     * @param counted the counts of the search; the theory stays unchanged where a depth was visited less than 100 times or
     *     nothing was placed
     */
    public Calibration(TheoryBranching theory, SlipArray array, DepthStatistics counted) {
        fit = new double[theory.depths()];
        half = new double[theory.depths()];
        if (counted.depths() != theory.depths()) {
            throw new IllegalArgumentException(
                    "statistics of " + counted.depths() + " depths for an order of " + theory.depths());
        }
        // The shares of boards by slips, with the factors of the depths before.
        double[] shares = new double[array.slips() + 1];
        shares[0] = 1;
        for (int depth = 0; depth < fit.length; depth++) {
            int allowed = array.allowed(depth);
            double expectedFit = 0;
            double expectedHalf = 0;
            for (int slips = 0; slips < shares.length; slips++) {
                expectedFit += shares[slips] * theory.fit(depth, slips);
                expectedHalf += slips < allowed ? shares[slips] * theory.half(depth, slips) : 0;
            }
            long visits = counted.visits().get(depth);
            int joins = theory.joins(depth);
            if (visits >= FEWEST_VISITS && joins > 0) {
                fit[depth] = perJoin(counted.perfect().get(depth), visits * expectedFit, joins);
                half[depth] = perJoin(counted.half().get(depth), visits * expectedHalf, joins);
            }
            shares = after(theory, depth, allowed, shares);
        }
    }

    private static double perJoin(long counted, double expected, int joins) {
        return counted == 0 || expected == 0 ? 0 : Math.log(counted / expected) / joins;
    }

    private double[] after(TheoryBranching theory, int depth, int allowed, double... shares) {
        double[] after = new double[shares.length];
        double sum = 0;
        Branching calibrated = applied(theory);
        for (int slips = 0; slips < shares.length; slips++) {
            after[slips] = shares[slips] * calibrated.fit(depth, slips);
            if (slips > 0 && slips <= allowed) {
                after[slips] += shares[slips - 1] * calibrated.half(depth, slips - 1);
            }
            sum += after[slips];
        }
        for (int slips = 0; slips < after.length && sum > 0; slips++) {
            after[slips] /= sum;
        }
        return after;
    }

    /**
     * Returns the factors of an order, corrected by the measured factors.
     *
     * @param theory the factors of an order of this board, by theory
     */
    public Branching applied(TheoryBranching theory) {
        return new Branching() {
            @Override
            public int depths() {
                return theory.depths();
            }

            @Override
            public double fit(int depth, int slips) {
                return theory.fit(depth, slips) * Math.exp(fit[depth] * theory.joins(depth));
            }

            @Override
            public double half(int depth, int slips) {
                return theory.half(depth, slips) * Math.exp(half[depth] * theory.joins(depth));
            }

            @Override
            public boolean isPlaced(int depth) {
                return theory.isPlaced(depth);
            }
        };
    }
}
