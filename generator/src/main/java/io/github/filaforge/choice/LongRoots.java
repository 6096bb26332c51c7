package io.github.filaforge.choice;

import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Splitter;
import java.util.List;
import java.util.function.Function;

/**
 * Splits each root that would take long according to a sample of it, and then each of its parts by the same rule. A sample
 * depends on the root or part alone, so a search that goes on from a checkpoint is split as it was before. For one thread at
 * a time.
 */
final class LongRoots {

    /**
     * The time in seconds that a part stays below with a probability of at least 95 %. A sample takes a hundredth of this
     * time. With longer parts a search that is killed would lose more work than a user accepts.
     */
    static final double MOST_SECONDS = 2;

    /** The number of samples of a root or part. */
    static final int RUNS = 8;

    private LongRoots() {}

    /**
     * Returns the rule that splits the roots of a search.
     *
     * @param splitter splits every root and part, whatever time it takes
     * @param cost returns the expected cost of a root or part
     * @param mostSeconds the time in seconds that a part may take according to its estimate
     */
    static Splitter of(Splitter splitter, Function<RootPart, SearchCost> cost, double mostSeconds) {
        return part -> {
            List<RootPart> parts = splitter.split(part);
            return part.isWholeIn(parts) || cost.apply(part).isBelow(mostSeconds) ? List.of(part) : parts;
        };
    }
}
