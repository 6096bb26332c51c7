package io.github.filaforge.edge.score;

import java.util.ArrayList;
import java.util.List;

/**
 * The Markov chain of the appendix of the eii article, with the number of slips as its state at each depth. From a partial
 * board the search reaches, on average, {@code fit} boards with an equal number of slips and, if the slip array allows one
 * more slip at this depth, {@code half} boards with one slip more.
 *
 * <p>One chain of a search order serves to estimate the search with any slip array.
 */
public final class SlipChain {

    private final int depths;
    private final double[][] fit;
    private final double[][] half;
    private final boolean[] placed;

    /**
     * The expected result of a search with slips.
     *
     * @param boards the number of partial boards that the search reaches, by the number of cells filled, from 0, and by
     *     slips
     * @param nodes the number of pieces that the search places
     */
    public record ChainEstimate(List<List<Magnitude>> boards, Magnitude nodes) {

        public ChainEstimate {
            boards = List.copyOf(boards);
        }

        /**
         * Returns the number of times that the search reaches a depth to fill its cell, whatever the slips.
         *
         * @param depth the depth from 0; the number of cells for full boards
         */
        public Magnitude visits(int depth) {
            return sum(boards.get(depth));
        }

        /** Returns the number of full boards that the search finds: all have at least the target score of the slip array. */
        public Magnitude fullBoards() {
            return visits(boards.size() - 1);
        }

        /** Returns the number of nodes that a full board costs. */
        public Magnitude nodesPerBoard() {
            return nodes.over(fullBoards());
        }

        /**
         * Returns the number of nodes that this search takes for a full board with at most a number of slips, which has at
         * least the score of all joins less these slips.
         *
         * @param slips the number of slips, at most that of the slip array
         */
        public Magnitude nodesPerBoard(int slips) {
            return nodes.over(sum(boards.get(boards.size() - 1).subList(0, slips + 1)));
        }

        private static Magnitude sum(List<Magnitude> values) {
            return values.stream().reduce(Magnitude.ZERO, Magnitude::plus);
        }
    }

    /**
     * Makes a chain for slip arrays up to a length.
     *
     * @param branching the factors
     * @param mostSlips the number of slips of the longest array
     */
    public SlipChain(Branching branching, int mostSlips) {
        depths = branching.depths();
        fit = new double[depths][mostSlips + 1];
        half = new double[depths][mostSlips + 1];
        placed = new boolean[depths];
        for (int depth = 0; depth < depths; depth++) {
            placed[depth] = branching.isPlaced(depth);
            for (int slips = 0; slips <= mostSlips; slips++) {
                fit[depth][slips] = branching.fit(depth, slips);
                half[depth][slips] = branching.half(depth, slips);
            }
        }
    }

    /** Returns the number of cells that are filled. */
    public int depths() {
        return depths;
    }

    /**
     * Returns the result that a search may expect.
     *
     * @throws IllegalArgumentException if the array has more slips than the chain was made for
     */
    public ChainEstimate estimate(SlipArray array) {
        int most = array.slips();
        checkSlips(most);
        double[] boards = new double[most + 1];
        boards[0] = 1;
        double scale = 0;
        List<List<Magnitude>> visits = new ArrayList<>();
        Magnitude nodes = Magnitude.ZERO;
        for (int depth = 0; depth < depths; depth++) {
            visits.add(magnitudes(boards, scale));
            double sum = step(boards, depth, array.allowed(depth));
            if (placed[depth]) {
                nodes = nodes.plus(new Magnitude(Math.log(sum) + scale));
            }
            scale += rescale(boards, sum);
        }
        visits.add(magnitudes(boards, scale));
        return new ChainEstimate(visits, nodes);
    }

    /**
     * Returns the logarithm of the number of nodes that a full board costs, as {@link ChainEstimate#nodesPerBoard} has it,
     * without the other figures; it is for comparisons of many arrays.
     *
     * @param from the depth from which each slip is allowed, first slip first; never falling
     */
    double lnNodesPerBoard(int[] from) {
        checkSlips(from.length);
        double[] boards = new double[from.length + 1];
        boards[0] = 1;
        double nodes = 0;
        double sum = 1;
        int allowed = 0;
        for (int depth = 0; depth < depths; depth++) {
            while (allowed < from.length && from[allowed] <= depth) {
                allowed++;
            }
            sum = step(boards, depth, allowed);
            nodes += placed[depth] ? sum : 0;
            if (rescale(boards, sum) != 0) {
                nodes /= sum;
                sum = 1;
            }
        }
        return sum == 0 ? Double.POSITIVE_INFINITY : Math.log(nodes) - Math.log(sum);
    }

    private void checkSlips(int slips) {
        if (depths > 0 && slips >= fit[0].length) {
            throw new IllegalArgumentException("a chain for " + (fit[0].length - 1) + " slips is asked for " + slips);
        }
    }

    /** Fills one cell more, and returns the number of boards after it. */
    private double step(double[] boards, int depth, int allowed) {
        double sum = 0;
        for (int slips = boards.length - 1; slips >= 0; slips--) {
            double after = boards[slips] * fit[depth][slips];
            if (slips > 0 && slips <= allowed) {
                after += boards[slips - 1] * half[depth][slips - 1];
            }
            boards[slips] = after;
            sum += after;
        }
        return sum;
    }

    /** Keeps the numbers of boards in the range of a double, and returns the logarithm of their divisor. */
    private static double rescale(double[] boards, double sum) {
        if (sum == 0 || (sum > 1e-100 && sum < 1e100)) {
            return 0;
        }
        for (int slips = 0; slips < boards.length; slips++) {
            boards[slips] /= sum;
        }
        return Math.log(sum);
    }

    private static List<Magnitude> magnitudes(double[] boards, double scale) {
        List<Magnitude> values = new ArrayList<>();
        for (double each : boards) {
            values.add(new Magnitude(Math.log(each) + scale));
        }
        return values;
    }
}
