package io.github.filaforge.choice;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.GrowingSample;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Chooses the strategy that is expected to take the least time. It samples the trees of the searches, and compares a fixed
 * order with chosen targets.
 */
public final class CheapestStrategy {

    /**
     * The number of samples of a first estimate. They take a few milliseconds in a fixed order, and some tens of
     * milliseconds with chosen targets. They are enough for the Tetris Cube, but for PT12 the estimate can be wrong by a
     * factor of ten.
     */
    private static final int FEW_RUNS = 4;

    /**
     * The number of rough samples of a fixed order that come before all other samples. For the Tetris Cube they take 10 ms,
     * and four samples that are not rough take 30 ms. With chosen targets a few rough samples are too few: for Y pentacubes
     * in 5x5x5 they give less than a minute.
     */
    private static final int LOOKS = 6;

    /** The number of samples of an estimate with a standard error of 10 to 20 %. */
    private static final int MANY_RUNS = 60;

    /**
     * The number of samples for each second of the search. A sample takes some milliseconds, so the samples take a small
     * fraction of the time of the search.
     */
    private static final int RUNS_PER_SECOND = 10;

    /** The time in seconds of a search in a fixed order below which no other search is compared with it. */
    private static final double SHORT_SECONDS = 0.3;

    /** The least gain of time, in seconds, for which a short search may have another order of solutions. */
    private static final double LEAST_GAIN = 0.01;

    /** A number of fits so large that the time of a fit decides, and not the time that every search takes to start. */
    private static final Estimate MANY_FITS = Estimate.exactly(1e9);

    private static final long SEED = 1;

    private final SearchPlans plans;
    private final boolean forReport;
    private final Map<String, GrowingSample<Image>> samples = new HashMap<>();
    private final Map<Kind, Optional<Candidate>> candidates = new EnumMap<>(Kind.class);

    private CheapestStrategy(SearchPlans plans, boolean forReport) {
        this.plans = plans;
        this.forReport = forReport;
    }

    /**
     * Returns the strategy that is expected to take the least time. If its cost is endless, no other strategy reaches its
     * end either.
     *
     * @param forReport true if the expected cost is reported, so that it needs more samples
     */
    public static ChosenSearch of(SearchPlans plans, boolean forReport) {
        return new CheapestStrategy(plans, forReport).choose();
    }

    /**
     * Returns the strategy that is expected to take the least time among the strategies that fill the cells in the order of
     * the plans.
     *
     * @param forReport true if the expected cost is reported, so that the search is sampled
     */
    public static ChosenSearch inFixedOrder(SearchPlans plans, boolean forReport) {
        CheapestStrategy choice = new CheapestStrategy(plans, forReport);
        Candidate fixed = choice.cheapest(Kind.FIXED_ORDER).orElseThrow();
        return forReport && !plans.roots().isEmpty()
                ? fixed.expecting(choice.fixedSample(), MANY_RUNS)
                : fixed.chosen(fixed.plan.reason(), Optional.empty());
    }

    /**
     * Returns true if the puzzle has many pieces and its search would not reach its end with any strategy, so that no plan
     * is needed. The plan and the estimate of a search with 108 heptominoes take half a minute.
     */
    public static boolean isHopeless(ImageCatalog catalog) {
        if (!SearchSchedule.hasManyPieces(catalog)) {
            return false;
        }
        List<List<Image>> roots = catalog.constraint()
                .map(constraint -> constraint.images().stream().map(List::of).toList())
                .orElse(List.of(List.of()));
        CellOrder order = CellOrder.first(catalog.region());
        return new FitSampler<>(Strategies.tree(Kind.FIXED_ORDER, catalog, order), SEED)
                .isHopeless(roots, fits -> Strategies.leastCost(Kind.FIXED_ORDER, fits));
    }

    private SearchTree<Image> fixedTree() {
        return Strategies.tree(Kind.FIXED_ORDER, plans.catalog, plans.order);
    }

    /** Returns the sample of a strategy's search. All strategies that fill the cells in a fixed order share one sample. */
    private GrowingSample<Image> sample(Strategy strategy) {
        boolean isFixed = strategy.kind() == Kind.FIXED_ORDER;
        return samples.computeIfAbsent(
                isFixed ? Strategies.standard(Kind.FIXED_ORDER).name() : strategy.name(),
                any -> new FitSampler<>(isFixed ? fixedTree() : strategy.tree(plans.catalog, plans.order), SEED)
                        .growing(plans.roots()));
    }

    private GrowingSample<Image> fixedSample() {
        return sample(Strategies.standard(Kind.FIXED_ORDER));
    }

    private Optional<Candidate> cheapest(Kind kind) {
        // A single candidate is not sampled. The last of several with equal costs is taken.
        return candidates.computeIfAbsent(
                kind,
                any -> Candidate.all(plans, kind).reduce((one, other) -> seconds(other) <= seconds(one) ? other : one));
    }

    /** Returns the time in seconds by which candidates of one kind are compared. */
    private double seconds(Candidate candidate) {
        // In a fixed order, all strategies make an equal number of fits, so no sample is needed.
        return candidate.strategy.kind() == Kind.FIXED_ORDER
                ? candidate.plan.cost(MANY_FITS).seconds()
                : costOfFewRuns(candidate).seconds();
    }

    private SearchCost costOfFewRuns(Candidate candidate) {
        return candidate.plan.cost(sample(candidate.strategy).ofRuns(FEW_RUNS));
    }

    private ChosenSearch choose() {
        if (plans.roots().isEmpty()) {
            Candidate fixed = cheapest(Kind.FIXED_ORDER).orElseThrow();
            return fixed.chosen(fixed.plan.reason(), Optional.empty());
        }
        return (forReport ? Optional.<ChosenSearch>empty() : byALook()).orElseGet(this::bySamples);
    }

    /**
     * Returns the search that a few rough samples are enough to choose: a short search in a fixed order, or a search with
     * chosen targets that clearly takes less time. Empty if they are not enough.
     */
    private Optional<ChosenSearch> byALook() {
        GrowingSample<Image> look = FitSampler.rough(fixedTree(), SEED).growing(plans.roots());
        SearchCost least = Strategies.leastCost(Kind.FIXED_ORDER, look.ofRuns(LOOKS));
        if (least.isEndless()) {
            return Optional.empty();
        }
        if (!least.isBelow(SHORT_SECONDS)) {
            return ifClearlyCheaper(least);
        }
        return cheapest(Kind.FIXED_ORDER)
                .filter(fixed -> fixed.plan.cost(look.ofRuns(LOOKS)).isBelow(SHORT_SECONDS))
                .map(fixed -> withoutLists(fixed, look.ofRuns(LOOKS)).orElseGet(() -> fixed.expecting(look, LOOKS)));
    }

    /**
     * Returns a search with chosen targets in place of a short search by image lists, if it is expected to take clearly less
     * time; else empty. The lists and their solver take time to be made: either source is generated and compiled, or a loop takes
     * longer for a fit. Exact cover needs neither. A sieve is faster than both, but image lists are the cheapest in a fixed
     * order only where a sieve would look up more tables than there are images to test. Processor time of whole processes by
     * lists and by exact cover: solid six-piece burrs 1.33 s and 1.05, a tangram and the interlocking cube equal.
     *
     * @param fits the number of fits in a fixed order
     */
    private Optional<ChosenSearch> withoutLists(Candidate fixed, Estimate fits) {
        if (!fixed.strategy.countsAttemptsOfArticles()) {
            return Optional.empty();
        }
        double seconds = fixed.plan.cost(fits).seconds() * (1 + fixed.plan.directLoss());
        if (seconds < LEAST_GAIN) {
            return Optional.empty();
        }
        return Strategies.byCost(Kind.CHOSEN_TARGETS)
                .map(strategy -> new Candidate(strategy, strategy.plan(plans.of(Kind.CHOSEN_TARGETS))))
                .filter(chosen -> chosen.plan.obstacle().isEmpty()
                        && chosen.plan.directLoss() == 0
                        && costOfFewRuns(chosen).seconds() + LEAST_GAIN < seconds)
                .findFirst()
                .map(chosen -> chosen.chosen(
                        "image lists would take longer to make and to search", Optional.of(costOfFewRuns(chosen))));
    }

    private ChosenSearch bySamples() {
        GrowingSample<Image> fixedSample = fixedSample();
        Estimate fixedFits = fixedSample.ofRuns(FEW_RUNS);
        SearchCost least = Strategies.leastCost(Kind.FIXED_ORDER, fixedFits);
        if (least.isEndless()
                && (least.isHopeless()
                        || cheapest(Kind.CHOSEN_TARGETS)
                                .map(chosen -> costOfFewRuns(chosen).isEndless())
                                .orElse(true))) {
            // Nobody waits for the end of this search, so tables that shorten it are not worth the time to plan them.
            Strategy standard = Strategies.standard(Kind.FIXED_ORDER);
            return new ChosenSearch(
                    standard, standard.plan(plans.fixedOrder()), "no search ends in time", Optional.of(least));
        }
        if (!forReport && !least.isBelow(SHORT_SECONDS)) {
            Optional<ChosenSearch> dynamic = ifClearlyCheaper(least);
            if (dynamic.isPresent()) {
                return dynamic.get();
            }
        }
        Candidate fixed = cheapest(Kind.FIXED_ORDER).orElseThrow();
        if (fixed.plan.cost(fixedFits).isBelow(SHORT_SECONDS)) {
            return forReport
                    ? fixed.expecting(fixedSample, MANY_RUNS)
                    : withoutLists(fixed, fixedFits).orElseGet(() -> fixed.expecting(fixedSample, FEW_RUNS));
        }
        return cheapest(Kind.CHOSEN_TARGETS)
                .map(dynamic -> new Race(fixed, fixedSample, dynamic, sample(dynamic.strategy)).choice(forReport))
                .orElseGet(() -> fixed.expecting(fixedSample, forReport ? MANY_RUNS : FEW_RUNS));
    }

    /**
     * Returns a search with chosen targets if it clearly takes less time than any strategy for a fixed order could take;
     * else empty. If there is one, no strategy for a fixed order needs a plan, which saves a tenth of a second for the
     * Tetris Cube.
     *
     * @param least the least cost of any strategy for a fixed order
     */
    private Optional<ChosenSearch> ifClearlyCheaper(SearchCost least) {
        return cheapest(Kind.CHOSEN_TARGETS).flatMap(dynamic -> {
            SearchCost cost = costOfFewRuns(dynamic);
            return cost.seconds() < least.seconds() && cost.isClearOf(least)
                    ? Optional.of(dynamic.chosen("a fixed order would take longer", Optional.of(cost)))
                    : Optional.empty();
        });
    }

    /** A strategy and its tables for the puzzle. */
    private record Candidate(Strategy strategy, StrategyPlan plan) {

        /**
         * Returns the candidates of a kind: each strategy that is chosen by its cost, has no obstacle, and may take less
         * time than all others.
         */
        static Stream<Candidate> all(SearchPlans plans, Kind kind) {
            return Strategies.byCost(kind)
                    .filter(strategy -> strategy.mayTakeLeast(plans.catalog.region()))
                    .map(strategy -> new Candidate(strategy, strategy.plan(plans.of(kind))))
                    .filter(candidate -> candidate.plan.obstacle().isEmpty());
        }

        ChosenSearch expecting(GrowingSample<Image> sample, int runs) {
            return chosen(plan.reason(), Optional.of(plan.cost(sample.ofRuns(runs))));
        }

        ChosenSearch chosen(String reason, Optional<SearchCost> cost) {
            return new ChosenSearch(strategy, plan, reason, cost);
        }
    }

    /**
     * A comparison of a fixed order with chosen targets. Both are sampled until one clearly takes less time, or until more
     * samples are not worth their time.
     */
    private record Race(
            Candidate fixed, GrowingSample<Image> fixedSample, Candidate dynamic, GrowingSample<Image> dynamicSample) {

        ChosenSearch choice(boolean forReport) {
            int runs = FEW_RUNS;
            while (runs < worthwhile(runs) && !fixed(runs).isClearOf(dynamic(runs))) {
                runs = Math.min(2 * runs, worthwhile(runs));
            }
            boolean isDynamic = dynamic(runs).seconds() < fixed(runs).seconds();
            int told = forReport ? Math.max(runs, worthwhile(runs)) : runs;
            if (!isDynamic) {
                return fixed.expecting(fixedSample, told);
            }
            String reason = "a " + fixed.strategy.name() + " in a fixed order would make "
                    + fixed(told).text();
            return dynamic.chosen(reason, Optional.of(dynamic(told)));
        }

        /**
         * Returns the number of samples that take a small fraction of the time of the search, at least {@link #FEW_RUNS} and
         * at most {@link #MANY_RUNS}.
         *
         * @param runs the number of samples from which the time of the search is estimated
         */
        private int worthwhile(int runs) {
            double seconds = Math.min(fixed(runs).seconds(), dynamic(runs).seconds());
            return (int) Math.max(FEW_RUNS, Math.min(MANY_RUNS, seconds * RUNS_PER_SECOND));
        }

        private SearchCost fixed(int runs) {
            return fixed.plan.cost(fixedSample.ofRuns(runs));
        }

        private SearchCost dynamic(int runs) {
            return dynamic.plan.cost(dynamicSample.ofRuns(runs));
        }
    }
}
