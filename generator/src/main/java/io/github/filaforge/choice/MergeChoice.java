package io.github.filaforge.choice;

import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.TimeEstimate;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.strategy.Strategy;
import java.util.Locale;
import java.util.Optional;

/** Merges states instead of searching, where that is expected to take less time. */
public final class MergeChoice {

    /** A shorter search is over before it is worth while to look for anything else. */
    private static final double LEAST_SECONDS = 1;

    /** The few samples that a choice of searches takes may make one so many times too short: 15x6 2 s instead of 40. */
    private static final double DOUBT = 8;

    /** What else comes to no end may be merged for so long. */
    private static final double LONG_SECONDS = 3600;

    private MergeChoice() {}

    /** Merged states where solutions are to be counted and no search comes to its end; empty if merging does not either. */
    public static Optional<ChosenSearch> whereNoneEnds(SearchPlans plans) {
        for (Strategy strategy : Strategies.of(Kind.MERGED_STATES)) {
            Optional<TimeEstimate> expected = strategy.expected(plans.catalog(), true, LONG_SECONDS);
            if (expected.filter(own -> own.seconds() < LONG_SECONDS).isPresent()) {
                return Optional.of(ChosenSearch.of(
                        strategy,
                        "",
                        plans.of(Kind.MERGED_STATES),
                        expected.get().explanation() + "; no search would come to its end in a lifetime"));
            }
        }
        return Optional.empty();
    }

    /**
     * Merged states instead of a search that goes through all; empty if the search is expected to take no longer.
     *
     * @param search the cheapest that makes fits
     * @param plans of the same puzzle
     * @param onlyCounted whether no solution is asked for, only their number
     */
    public static Optional<ChosenSearch> insteadOf(ChosenSearch search, SearchPlans plans, boolean onlyCounted) {
        double seconds = search.cost().map(SearchCost::seconds).orElse(0.0);
        if (seconds < LEAST_SECONDS) {
            return Optional.empty();
        }
        for (Strategy strategy : Strategies.of(Kind.MERGED_STATES)) {
            Optional<TimeEstimate> expected = strategy.expected(plans.catalog(), onlyCounted, DOUBT * seconds);
            if (expected.filter(own -> own.seconds() < DOUBT * seconds).isPresent()) {
                ChosenSearch sampled = search.sampledWell();
                if (expected.get().seconds() < sampled.cost().orElseThrow().seconds()) {
                    return Optional.of(ChosenSearch.of(
                            strategy, "", plans.of(Kind.MERGED_STATES), reason(expected.get(), sampled)));
                }
            }
        }
        return Optional.empty();
    }

    private static String reason(TimeEstimate own, ChosenSearch search) {
        return String.format(
                Locale.ROOT,
                "%s; a %s would take %s",
                own.explanation(),
                search.strategy().name(),
                search.cost().map(SearchCost::time).orElse("longer"));
    }
}
