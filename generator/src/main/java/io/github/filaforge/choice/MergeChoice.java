package io.github.filaforge.choice;

import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.TimeEstimate;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.strategy.Strategy;
import java.util.Optional;

/**
 * Chooses a search that merges states instead of a search that places images one by one, if it is expected to take less
 * time.
 */
public final class MergeChoice {

    /** The time in seconds of a search below which merged states are not compared with it. */
    private static final double LEAST_SECONDS = 1;

    /**
     * The factor by which the few samples of a choice are allowed to underestimate the time of a search. For 15x6 they gave
     * 2 s instead of 40 s.
     */
    private static final double DOUBT = 8;

    /** The time in seconds that merging may take if no search reaches its end. */
    public static final double LONG_SECONDS = 3600;

    private MergeChoice() {}

    /**
     * Returns merged states if they are expected to count the solutions in less than some seconds; else empty.
     *
     * @param note the end of the reason for the choice; may be empty
     */
    public static Optional<ChosenSearch> counting(SearchPlans plans, double seconds, String note) {
        return expected(plans, true, seconds)
                .map(own -> own.chosen(plans, own.time().explanation() + note));
    }

    /**
     * Returns merged states instead of a search for all solutions; empty if the search is short or is not expected to take
     * longer than merging.
     *
     * @param search the cheapest search that makes fits
     * @param plans the plans of the puzzle of the search
     * @param onlyCounted true if only the number of solutions is wanted
     */
    public static Optional<ChosenSearch> insteadOf(ChosenSearch search, SearchPlans plans, boolean onlyCounted) {
        double seconds = search.cost().map(SearchCost::seconds).orElse(0.0);
        if (seconds < LEAST_SECONDS) {
            return Optional.empty();
        }
        return expected(plans, onlyCounted, DOUBT * seconds).flatMap(merging -> {
            double own = merging.time().seconds();
            // The larger sample takes a fifteenth of the time of the plan in 18x5.
            ChosenSearch sampled = search.cost().orElseThrow().isAbove(own) ? search : search.sampledWell();
            return own < sampled.cost().orElseThrow().seconds()
                    ? Optional.of(merging.chosen(plans, reason(merging.time(), sampled)))
                    : Optional.empty();
        });
    }

    /** Returns merging with its expected time if this is less than some seconds; else empty. */
    private static Optional<Expected> expected(SearchPlans plans, boolean onlyCounted, double seconds) {
        return Strategies.of(Kind.MERGED_STATES).stream()
                .flatMap(strategy -> strategy.expected(plans.mergedOrder, onlyCounted, seconds).stream()
                        .filter(time -> time.seconds() < seconds)
                        .map(time -> new Expected(strategy, time)))
                .findFirst();
    }

    private record Expected(Strategy strategy, TimeEstimate time) {

        ChosenSearch chosen(SearchPlans plans, String reason) {
            return ChosenSearch.of(strategy, plans.of(Kind.MERGED_STATES), reason);
        }
    }

    private static String reason(TimeEstimate own, ChosenSearch search) {
        return own.explanation() + "; a " + search.strategyName() + " would take "
                + search.cost().map(SearchCost::time).orElse("longer");
    }
}
