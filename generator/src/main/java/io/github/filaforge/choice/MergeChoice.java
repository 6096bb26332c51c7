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

    /**
     * Merged states where solutions are to be counted and no search comes to its end; empty if merging does not either.
     *
     * @param why no search is taken, for a person
     */
    public static Optional<ChosenSearch> whereNoneEnds(SearchPlans plans, String why) {
        return expected(plans, true, LONG_SECONDS)
                .map(own -> own.chosen(plans, own.time().explanation() + "; " + why));
    }

    /** Merged states where they are expected to count the solutions in less than so many seconds; else empty. */
    public static Optional<ChosenSearch> countingWithin(SearchPlans plans, double seconds) {
        return expected(plans, true, seconds)
                .map(own -> own.chosen(plans, own.time().explanation()));
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
        Optional<Expected> own = expected(plans, onlyCounted, DOUBT * seconds);
        if (own.isEmpty()) {
            return Optional.empty();
        }
        if (search.cost().orElseThrow().isAbove(own.get().time().seconds())) {
            // In 18x5 a larger sample takes a fifteenth of the time of the plan.
            return own.map(merging -> merging.chosen(plans, reason(merging.time(), search)));
        }
        ChosenSearch sampled = search.sampledWell();
        return own.filter(merging ->
                        merging.time().seconds() < sampled.cost().orElseThrow().seconds())
                .map(merging -> merging.chosen(plans, reason(merging.time(), sampled)));
    }

    /** What merging is expected to take, if that is less than some seconds. */
    private static Optional<Expected> expected(SearchPlans plans, boolean onlyCounted, double seconds) {
        return Strategies.of(Kind.MERGED_STATES).stream()
                .flatMap(strategy -> strategy.expected(plans.mergedOrder(), onlyCounted, seconds).stream()
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
        return String.format(
                Locale.ROOT,
                "%s; a %s would take %s",
                own.explanation(),
                search.strategy().name(),
                search.cost().map(SearchCost::time).orElse("longer"));
    }
}
