package io.github.filaforge.strategy.merge;

import io.github.filaforge.estimate.TimeEstimate;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.plan.MergedOrder;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.runtime.merge.MergeEstimate;
import io.github.filaforge.runtime.merge.MergeResources;
import io.github.filaforge.runtime.merge.Packing;
import io.github.filaforge.runtime.merge.WindowAutomaton;
import java.util.Locale;
import java.util.Optional;

/** What merging a puzzle is expected to cost, as far as that is worth finding out. */
final class MergeCost {

    /** With fewer pieces hardly any two assemblies are alike: in 10x6 merging takes four times as long as a search. */
    private static final int LEAST_PIECES = 13;

    /** Windows that are longer are too many. With 36 cells, pentominoes in 9x10, 66 million are reached. */
    private static final int FURTHEST = 40;

    /** In space no more cells may lie side by side. */
    private static final int MOST_ACROSS = 12;

    /** The search for windows may take so much of the time that is to be saved. */
    private static final double SHARE = 0.05;

    private static final double SECONDS_PER_WINDOW = 5e-7;

    /** More windows are not looked for only to find out how many there are. */
    private static final double MOST_WINDOWS = 2e6;

    /**
     * A search that takes longer than this many seconds loses against a count of more windows too: 10x9 takes three minutes.
     */
    private static final double LONG_SECONDS = 600;

    /** To list solutions by their graph takes so many times what it takes to count them: 18x5 2.3, printed. */
    private static final double GRAPH = 2.5;

    /** A state in the lists of all levels and, if it is live, in the graph. */
    private static final double BYTES_PER_LISTED_STATE = 10;

    private static final long SEED = 1;

    private final MergedOrder orders;
    private final ImageCatalog catalog;
    private final boolean onlyCounted;
    private final double most;

    /**
     * @param most more seconds are too many
     */
    MergeCost(MergedOrder orders, boolean onlyCounted, double most) {
        this.orders = orders;
        this.catalog = orders.catalog();
        this.onlyCounted = onlyCounted;
        this.most = most;
    }

    /** The expected time; empty if merging cannot be done, loses, or has no room in memory. */
    Optional<TimeEstimate> expected() {
        if (catalog.pieces() < LEAST_PIECES
                || isThick(catalog.puzzle().box())
                || MergedStatesPlan.obstacle(catalog).isPresent()) {
            return Optional.empty();
        }
        if (orders.reach() > furthest()) {
            return Optional.empty();
        }
        long windows = (long) Math.min(MOST_WINDOWS, most * SHARE / SECONDS_PER_WINDOW);
        Packing packing = MergedStatesPlan.packing(catalog, orders.soon());
        MergeEstimate estimate = MergeEstimate.of(packing, windows, SEED);
        return estimate == null ? ofManyWindows() : of(estimate);
    }

    /**
     * Over the seam of a closed box images reach far, and what lies between is mostly open: dominoes on an 8x8 torus, of which
     * the last row lies 56 cells behind the first, have few windows. They are counted in a second, by a search in an hour.
     */
    private int furthest() {
        return catalog.region().periods().areNone() ? FURTHEST : WindowAutomaton.FURTHEST;
    }

    /**
     * Whether a box is so thick, whichever way it is gone through, that there are too many windows. To find that out by the
     * images in each order takes a twentieth of the time of the Bedlam Cube.
     */
    private boolean isThick(Box box) {
        int shortest = Math.min(box.xDim(), Math.min(box.yDim(), box.zDim()));
        int longest = Math.max(box.xDim(), Math.max(box.yDim(), box.zDim()));
        return shortest > 1 && catalog.region().size() > MOST_ACROSS * longest;
    }

    private Optional<TimeEstimate> of(MergeEstimate estimate) {
        double seconds = onlyCounted ? estimate.seconds() : GRAPH * estimate.seconds();
        double bytes = onlyCounted ? estimate.bytes() : BYTES_PER_LISTED_STATE * estimate.states();
        if (bytes > MergeResources.standard().memory()) {
            return Optional.empty();
        }
        return Optional.of(new TimeEstimate(
                seconds,
                String.format(
                        Locale.ROOT,
                        "%,d windows and about %.2g million states take about %.2g s",
                        estimate.windows(),
                        estimate.states() / 1e6,
                        seconds)));
    }

    private Optional<TimeEstimate> ofManyWindows() {
        return onlyCounted && most > LONG_SECONDS
                ? Optional.of(new TimeEstimate(
                        LONG_SECONDS, String.format(Locale.ROOT, "more than %,.0f windows", MOST_WINDOWS)))
                : Optional.empty();
    }
}
