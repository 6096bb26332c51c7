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

/**
 * Chooses the strategy that is expected to take the least time, by samples of the trees of its search: a fixed order
 * against targets that are chosen.
 */
public final class CheapestStrategy {

    /**
     * So many samples take a few milliseconds in a fixed order, and some tens where targets are chosen. They are enough
     * for the Tetris Cube, but for PT12 they can be wrong by a factor of ten.
     */
    private static final int FEW_RUNS = 4;

    /**
     * So many rough samples of a fixed order are enough for a first look: the Tetris Cube takes 10 ms for them, and 30 for
     * four others. Where targets are chosen a few rough ones are too little: of Y pentacubes in 5x5x5 they expect an end
     * within a minute.
     */
    private static final int LOOKS = 6;

    /** So many give standard errors of 10 to 20 %. */
    private static final int MANY_RUNS = 60;

    /** A sample takes some milliseconds: with so many for each second of the search they are a small share of it. */
    private static final int RUNS_PER_SECOND = 10;

    /** Where a fixed order takes no longer, it is not worth while to look for anything better. */
    private static final double SHORT_SECONDS = 0.3;

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
     * The strategy that is expected to take the least time. Where its cost is endless, no other comes to an end either.
     *
     * @param forReport whether somebody will read what it is expected to cost
     */
    public static ChosenSearch of(SearchPlans plans, boolean forReport) {
        return new CheapestStrategy(plans, forReport).choose();
    }

    /**
     * The strategy that is expected to take the least time of those that fill the cells in the order of the plans.
     *
     * @param forReport whether somebody will read what it is expected to cost
     */
    public static ChosenSearch inFixedOrder(SearchPlans plans, boolean forReport) {
        CheapestStrategy choice = new CheapestStrategy(plans, forReport);
        Candidate fixed = choice.cheapest(Kind.FIXED_ORDER).orElseThrow();
        return forReport && !plans.roots().isEmpty()
                ? fixed.expecting(choice.fixedSample(), MANY_RUNS)
                : fixed.chosen(fixed.plan.reason(), Optional.empty());
    }

    /**
     * Whether a search of many pieces would not come to its end whatever the strategy, so that it need not be planned: the
     * plan and estimate of a search of 108 heptominoes take half a minute.
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
        return Strategies.tree(Kind.FIXED_ORDER, plans.catalog(), plans.order());
    }

    /** The sample of a strategy's search; all that fill the cells in a fixed order make the same. */
    private GrowingSample<Image> sample(Strategy strategy) {
        boolean isFixed = strategy.kind() == Kind.FIXED_ORDER;
        return samples.computeIfAbsent(
                isFixed ? Strategies.standard(Kind.FIXED_ORDER).name() : strategy.name(),
                any -> new FitSampler<>(isFixed ? fixedTree() : strategy.tree(plans.catalog(), plans.order()), SEED)
                        .growing(plans.roots()));
    }

    private GrowingSample<Image> fixedSample() {
        return sample(Strategies.standard(Kind.FIXED_ORDER));
    }

    private Optional<Candidate> cheapest(Kind kind) {
        return candidates.computeIfAbsent(kind, any -> cheapestOf(Candidate.all(plans, kind)));
    }

    /** The candidate that costs least; of several that are alike the last. One alone is not sampled. */
    private Optional<Candidate> cheapestOf(List<Candidate> alike) {
        return alike.stream().reduce((one, other) -> seconds(other) <= seconds(one) ? other : one);
    }

    /** What tells candidates of one kind apart. */
    private double seconds(Candidate candidate) {
        // In a fixed order all have as many fits.
        return candidate.strategy.kind() == Kind.FIXED_ORDER
                ? candidate.secondsOfManyFits()
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

    /** What a look tells: a search that is short, or one whose targets clearly have to be chosen. */
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
                .map(fixed -> fixed.expecting(look, LOOKS))
                .filter(search -> search.cost()
                        .filter(cost -> cost.isBelow(SHORT_SECONDS))
                        .isPresent());
    }

    private ChosenSearch bySamples() {
        GrowingSample<Image> fixedSample = fixedSample();
        Estimate fixedFits = fixedSample.ofRuns(FEW_RUNS);
        SearchCost least = Strategies.leastCost(Kind.FIXED_ORDER, fixedFits);
        if (least.isEndless() && (least.isHopeless() || isEndlessByChosenTargets())) {
            // Nobody will wait for its end, so what tables would save of it is not worth planning.
            return new ChosenSearch(
                    Strategies.standard(Kind.FIXED_ORDER),
                    Strategies.standard(Kind.FIXED_ORDER).plan(plans.fixedOrder()),
                    "no search ends in time",
                    Optional.of(least));
        }
        if (!forReport && !least.isBelow(SHORT_SECONDS)) {
            Optional<ChosenSearch> dynamic = ifClearlyCheaper(least);
            if (dynamic.isPresent()) {
                return dynamic.get();
            }
        }
        Candidate fixed = cheapest(Kind.FIXED_ORDER).orElseThrow();
        if (fixed.plan.cost(fixedFits).isBelow(SHORT_SECONDS)) {
            return fixed.expecting(fixedSample, forReport ? MANY_RUNS : FEW_RUNS);
        }
        return cheapest(Kind.CHOSEN_TARGETS)
                .map(dynamic -> new Race(fixed, fixedSample, dynamic, sample(dynamic.strategy)).choice(forReport))
                .orElseGet(() -> fixed.expecting(fixedSample, forReport ? MANY_RUNS : FEW_RUNS));
    }

    private boolean isEndlessByChosenTargets() {
        return cheapest(Kind.CHOSEN_TARGETS)
                .map(chosen -> costOfFewRuns(chosen).isEndless())
                .orElse(true);
    }

    /**
     * A search with chosen targets, if it clearly takes less time than the least that any strategy for a fixed order could
     * take; then no such strategy need be planned, which saves a tenth of a second of the Tetris Cube.
     */
    private Optional<ChosenSearch> ifClearlyCheaper(SearchCost least) {
        return cheapest(Kind.CHOSEN_TARGETS).flatMap(dynamic -> {
            SearchCost cost = costOfFewRuns(dynamic);
            return cost.seconds() < least.seconds() && cost.isClearOf(least)
                    ? Optional.of(dynamic.chosen("a fixed order would take longer", Optional.of(cost)))
                    : Optional.empty();
        });
    }

    /** A strategy with its tables. */
    private record Candidate(Strategy strategy, StrategyPlan plan) {

        /** So many fits tell strategies apart by what each takes, and not by what a search takes at least. */
        private static final Estimate MANY_FITS = Estimate.exactly(1e9);

        /** Those of a kind that can serve, and of which no other is known to take less time. */
        static List<Candidate> all(SearchPlans plans, Kind kind) {
            return Strategies.byCost(kind)
                    .filter(strategy -> strategy.mayTakeLeast(plans.catalog().region()))
                    .map(strategy -> new Candidate(strategy, strategy.plan(plans.of(kind))))
                    .filter(candidate -> candidate.plan.obstacle().isEmpty())
                    .toList();
        }

        double secondsOfManyFits() {
            return plan.cost(MANY_FITS).seconds();
        }

        ChosenSearch expecting(GrowingSample<Image> sample, int runs) {
            return chosen(plan.reason(), Optional.of(plan.cost(sample.ofRuns(runs))));
        }

        ChosenSearch chosen(String reason, Optional<SearchCost> cost) {
            return new ChosenSearch(strategy, plan, reason, cost);
        }
    }

    /** A fixed order against chosen targets: sampled until it is clear which takes less time. */
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

        /** How many runs are a small share of the search, by what so many tell of it. */
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
