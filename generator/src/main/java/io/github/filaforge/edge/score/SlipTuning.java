package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Looks for the slip array (see {@link SlipArray}) with which a board of a requested score costs the fewest nodes. The
 * method is that of the section "Determining the Search Order and Slip Array" of the eii article. The search for an array of
 * n + 1 slips begins with the best array of n slips and adds a slip. Then the depth of one slip, or of several consecutive
 * slips, is moved up or down for as long as the expected number of nodes falls. On a board of 6x6 this ends at an array that
 * takes 4 % more nodes than the best array. Random changes of the result, each followed by another descent, were not worth
 * their time on 16x16: with 15 slips and four orders, 20 of them changed no result in its first four digits, and took 7
 * seconds instead of 0.2.
 */
public final class SlipTuning {

    private static final int[] STEPS = {16, 8, 4, 2, 1};

    /** The least gain in the logarithm that is not rounding. */
    private static final double GAIN = 1e-12;

    private SlipTuning() {}

    /**
     * A search order with the best slip array found for it.
     *
     * @param order the order
     * @param array the array
     * @param nodes the number of nodes that is expected for a board of the target score
     */
    public record TunedSearch(BoardOrder order, SlipArray array, Magnitude nodes) {

        /**
         * Returns one line with the order, the nodes and the array.
         *
         * @param measured the search whose rate shows the number of boards an hour; empty if there is none
         */
        public String text(Optional<MeasuredSearch> measured) {
            return order.name() + ": " + nodes.text() + " nodes a board, "
                    + measured.flatMap(search -> search.anHour(nodes))
                            .map(boards -> boards + ", ")
                            .orElse("")
                    + "slip array " + array.text();
        }
    }

    /**
     * Returns the best arrays found for one order.
     *
     * @param chain the chain of the search in this order, for {@code slips} at least
     * @param slips the greatest number of slips
     * @return the best array found for each number of slips, from 0
     */
    static List<SlipArray> tune(SlipChain chain, int slips) {
        List<SlipArray> best = new ArrayList<>(List.of(SlipArray.NONE));
        int[] from = {};
        for (int count = 1; count <= slips; count++) {
            Climb climb = new Climb(chain, begin(chain, from));
            climb.climb();
            from = climb.best;
            best.add(SlipArray.of(from));
        }
        return List.copyOf(best);
    }

    /**
     * Returns the best arrays found for some orders.
     *
     * @param orders orders of the whole board
     * @param branching the map from an order to the branching of a search in it
     * @param slips the number of slips of each array
     * @return one search for each order, the cheapest first
     */
    static List<TunedSearch> tune(List<BoardOrder> orders, Function<BoardOrder, Branching> branching, int slips) {
        List<TunedSearch> tuned = new ArrayList<>();
        for (BoardOrder order : orders) {
            SlipChain chain = new SlipChain(branching.apply(order), slips);
            SlipArray best = tune(chain, slips).get(slips);
            tuned.add(new TunedSearch(order, best, chain.estimate(best).nodesPerBoard()));
        }
        tuned.sort(Comparator.comparingDouble(search -> search.nodes().ln()));
        return List.copyOf(tuned);
    }

    /** Returns the array with one slip more, at the depth that is best for it. */
    private static int[] begin(SlipChain chain, int[] before) {
        int[] best = {};
        double least = Double.POSITIVE_INFINITY;
        int first = before.length == 0 ? 0 : before[before.length - 1];
        for (int depth = first; depth < chain.depths(); depth++) {
            int[] from = Arrays.copyOf(before, before.length + 1);
            from[before.length] = depth;
            double nodes = chain.lnNodesPerBoard(from);
            if (best.length == 0 || nodes < least) {
                best = from;
                least = nodes;
            }
        }
        return best;
    }

    /** A climb from depths to better ones. */
    private static final class Climb {

        private final SlipChain chain;

        private int[] best;

        private double least;

        Climb(SlipChain chain, int... begin) {
            this.chain = chain;
            best = begin;
            least = chain.lnNodesPerBoard(begin);
        }

        void climb() {
            boolean better = true;
            while (better) {
                SearchStopped.ifInterrupted();
                better = false;
                for (int step : STEPS) {
                    while (moveBy(step) || moveBy(-step)) {
                        better = true;
                    }
                }
            }
        }

        /** Moves each run of neighbouring depths, if this is better. */
        private boolean moveBy(int step) {
            boolean better = false;
            for (int first = 0; first < best.length; first++) {
                for (int last = first; last < best.length; last++) {
                    int[] moved = best.clone();
                    for (int i = first; i <= last; i++) {
                        moved[i] += step;
                    }
                    better |= isOrdered(moved) && take(moved);
                }
            }
            return better;
        }

        private boolean take(int... depths) {
            double nodes = chain.lnNodesPerBoard(depths);
            if (nodes >= least - GAIN) {
                return false;
            }
            best = depths;
            least = nodes;
            return true;
        }

        private boolean isOrdered(int... depths) {
            boolean ordered = depths[0] >= 0 && depths[depths.length - 1] < chain.depths();
            for (int i = 1; i < depths.length; i++) {
                ordered &= depths[i - 1] <= depths[i];
            }
            return ordered;
        }
    }
}
