package io.github.filaforge.strategy.merge;

import io.github.filaforge.estimate.TimeEstimate;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.plan.MergedOrder;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.runtime.merge.MergeEstimate;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.WindowAutomaton;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.Optional;

/**
 * The expected cost of a search that merges states. It is computed only if this takes little time compared with the time
 * that merging may save.
 */
final class MergeCost {

    /**
     * The smallest number of pieces for which merging is considered if none may be left over. With fewer pieces few
     * assemblies have equal states: in 10x6 merging takes four times as long as a search.
     */
    private static final int LEAST_PIECES = 13;

    /**
     * The greatest reach of an image, in cells, for which merging is considered. Longer windows are too many. With 36 cells,
     * pentominoes in 9x10, 66 million windows are reached.
     */
    private static final int FURTHEST = 40;

    /** The greatest number of cells side by side, in a box in space, for which merging is considered. */
    private static final int MOST_ACROSS = 12;

    /** The fraction of the time to be saved that the search for windows may take. */
    private static final double SHARE = 0.05;

    private static final double SECONDS_PER_WINDOW = 5e-7;

    /** The greatest number of windows that are searched for an estimate. */
    private static final double MOST_WINDOWS = 2e6;

    /**
     * The time of a search, in seconds, above which it loses against a count with more windows too: 10x9 takes three
     * minutes.
     */
    private static final double LONG_SECONDS = 600;

    /**
     * The factor between the times to list solutions by their graph and to count them: in 18x5 it is 2.3, with the printing.
     */
    private static final double GRAPH = 2.5;

    /** The size of a state in the lists of all levels and, if it is live, in the graph, in bytes. */
    private static final double BYTES_PER_LISTED_STATE = 10;

    private static final long SEED = 1;

    private final MergedOrder orders;
    private final ImageCatalog catalog;
    private final boolean onlyCounted;
    private final double most;

    /**
     * Creates an estimator.
     *
     * @param onlyCounted true if solutions are only counted
     * @param most the time in seconds above which an estimate is of no use
     */
    MergeCost(MergedOrder orders, boolean onlyCounted, double most) {
        this.orders = orders;
        this.catalog = orders.catalog();
        this.onlyCounted = onlyCounted;
        this.most = most;
    }

    /** Returns the expected time; empty if merging is impossible, loses, or does not fit in memory. */
    Optional<TimeEstimate> expected() {
        boolean areFew = !catalog.isVaried() && catalog.pieces() < LEAST_PIECES;
        if (areFew
                || isThick(catalog.puzzle().box())
                || MergedStatesPlan.obstacle(catalog).isPresent()
                || orders.reach() > furthest()) {
            return Optional.empty();
        }
        long windows = (long) Math.min(MOST_WINDOWS, most * SHARE / SECONDS_PER_WINDOW);
        Packing packing = MergedStatesPlan.packing(catalog, orders.soon());
        MergeEstimate estimate = MergeEstimate.of(packing, windows, SEED);
        return estimate == null ? ofManyWindows() : of(estimate);
    }

    /**
     * Returns the greatest reach for which merging is considered. Across the seam of a closed box images reach far, but most
     * cells between are open. So dominoes on an 8x8 torus, whose last row lies 56 cells behind the first, have few windows.
     * They are counted in a second, by a search in an hour.
     */
    private int furthest() {
        return catalog.region().periods().areNone() ? FURTHEST : WindowAutomaton.FURTHEST;
    }

    /**
     * Returns true if a box is so thick in every order of its cells that there are too many windows. To find this out by the
     * images in each order takes a twentieth of the time of the Bedlam Cube.
     */
    private boolean isThick(Box box) {
        int shortest = Math.min(box.xDim(), Math.min(box.yDim(), box.zDim()));
        int longest = Math.max(box.xDim(), Math.max(box.yDim(), box.zDim()));
        return shortest > 1 && catalog.region().size() > MOST_ACROSS * longest;
    }

    private Optional<TimeEstimate> of(MergeEstimate estimate) {
        double seconds = onlyCounted ? estimate.seconds() : GRAPH * estimate.seconds();
        double bytes =
                onlyCounted || catalog.isVaried() ? estimate.bytes() : BYTES_PER_LISTED_STATE * estimate.states();
        if (bytes > MergeResources.standard().memory()) {
            return Optional.empty();
        }
        return Optional.of(new TimeEstimate(
                seconds,
                String.format(
                        Locale.ROOT,
                        "%,d windows and about %s million states take about %s s",
                        estimate.windows(),
                        twoDigits(estimate.states() / 1e6),
                        twoDigits(seconds))));
    }

    /** Returns a number with two significant digits. A browser has no format for this. */
    private static String twoDigits(double number) {
        return BigDecimal.valueOf(number).round(new MathContext(2)).toPlainString();
    }

    private Optional<TimeEstimate> ofManyWindows() {
        return onlyCounted && most > LONG_SECONDS
                ? Optional.of(new TimeEstimate(
                        LONG_SECONDS, String.format(Locale.ROOT, "more than %,.0f windows", MOST_WINDOWS)))
                : Optional.empty();
    }
}
