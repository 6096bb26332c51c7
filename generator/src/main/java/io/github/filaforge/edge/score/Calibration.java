package io.github.filaforge.edge.score;

/**
 * How a search that was measured differs from the theory, for the estimate of other orders and slip arrays. The article takes
 * the probabilities at a depth to be those of the heuristics, whatever the order and the array; pieces left and joins are those
 * of the new order. So what is kept of a measured depth is the factor by which a join matches more or less often than by
 * theory: the root of the placements counted over those expected, by the number of joins of the cell.
 *
 * <p>In the order and with the array that were measured, the calibrated chain has the visits that were counted.
 */
public final class Calibration {

    /** Fewer visits say nothing. */
    private static final long FEWEST_VISITS = 100;

    /** By depth the logarithm of the factor for one join of a piece that fits. */
    private final double[] fit;

    /** By depth the logarithm of the factor for one join of a piece that half fits. */
    private final double[] half;

    /**
     * Compares a search with the theory.
     *
     * @param theory the factors of the order that was searched in
     * @param array the slip array that was searched with
     * @param counted what was counted; the theory stands where a depth was visited less than 100 times or nothing was placed
     */
    public Calibration(TheoryBranching theory, SlipArray array, DepthStatistics counted) {
        fit = new double[theory.depths()];
        half = new double[theory.depths()];
        if (counted.depths() != theory.depths()) {
            throw new IllegalArgumentException(
                    "statistics of " + counted.depths() + " depths for an order of " + theory.depths());
        }
        // Shares of boards by slips, with the factors of the depths before.
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
     * The factors of an order with what was measured.
     *
     * @param theory the factors of an order of the same board, by theory
     */
    public Branching applied(TheoryBranching theory) {
        return new Calibrated(theory, fit, half);
    }

    /** Theory times what was measured. */
    private static final class Calibrated implements Branching {

        private final TheoryBranching theory;
        private final double[] fit;
        private final double[] half;

        Calibrated(TheoryBranching theory, double[] fit, double... half) {
            this.theory = theory;
            this.fit = fit;
            this.half = half;
        }

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
    }
}
