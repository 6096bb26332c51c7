package io.github.filaforge.emit;

import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.FitSampler.Estimate;
import io.github.filaforge.estimate.GrowingSample;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.DynamicSievePlan;
import io.github.filaforge.plan.ImageListSet;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.plan.SievePlan;
import io.github.filaforge.plan.SievePlanner;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * A strategy, and why it was chosen.
 *
 * @param emitter the emitter of the strategy
 * @param reason in words
 * @param cost what the search is expected to cost; empty if nobody asked
 */
public record StrategyChoice(Emitter emitter, String reason, Optional<SearchCost> cost) {

    public StrategyChoice(Emitter emitter, String reason) {
        this(emitter, reason, Optional.empty());
    }

    /** The name of the strategy that searches by a schedule, and the only one that can. */
    public static final String SCHEDULE = "schedule";

    /** A sieve with more words of images looks up more than lists would test. */
    private static final int LOOK_UPS_BESIDES_TABLES = 2;

    /**
     * So many samples take a few milliseconds in a fixed order, and some tens where targets are chosen. They are enough
     * for the Tetris Cube, but for PT12 they can be wrong by a factor of ten.
     */
    private static final int FEW_RUNS = 4;

    /** So many give standard errors of 10 to 20 %. */
    private static final int MANY_RUNS = 60;

    /** A sample takes some milliseconds: with so many for each second of the search they are a small share of it. */
    private static final int RUNS_PER_SECOND = 10;

    /** Where a fixed order takes no longer, it is not worth while to look for anything better. */
    private static final double SHORT_SECONDS = 0.3;

    /** So many fits take lists 95 years. */
    private static final double HOPELESS_FITS = 1e17;

    private static final long SEED = 1;

    /** The names of all strategies, in the order in which help lists them. */
    public static List<String> names() {
        return List.of("fila", "fila-tables", "sieve", "dynamic-sieve", SCHEDULE);
    }

    /**
     * The strategy of a name.
     *
     * @param cells whether FILA is to be unrolled for each cell and ILSI, as the article has it
     */
    public static StrategyChoice named(String name, boolean cells) {
        Emitter emitter = switch (name) {
            case "fila" -> cells ? new FilaEmitter() : new TranslateEmitter();
            case "fila-tables" -> new FilaTablesEmitter();
            case "sieve" -> new SieveEmitter();
            case "dynamic-sieve" -> new DynamicSieveEmitter();
            case SCHEDULE -> new ScheduleEmitter();
            default -> throw new IllegalArgumentException(name);
        };
        return new StrategyChoice(emitter, "as asked for");
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
        return FitSampler.fixed(catalog, CellOrder.first(catalog.region()), SEED)
                .exceeds(roots, HOPELESS_FITS);
    }

    /**
     * The strategy that is expected to take the least time.
     *
     * @param forReport whether somebody will read what it is expected to cost
     */
    public static StrategyChoice cheapest(SearchPlan plan, boolean forReport) {
        List<List<Image>> roots = plan.roots().stream()
                .map(root -> root.images().stream()
                        .map(image -> new Image(image.shape(), plan.order().toCells(image.layout())))
                        .toList())
                .toList();
        if (roots.isEmpty()) {
            FixedOrder fixed = FixedOrder.of(plan);
            return new StrategyChoice(fixed.emitter, fixed.reason);
        }
        GrowingSample fixedSample =
                FitSampler.fixed(plan.catalog(), plan.order(), SEED).growing(roots);
        SearchCost byLists = SearchCost.ofLists(fixedSample.ofRuns(FEW_RUNS));
        if (byLists.isEndless() && isEndless(plan, roots, fixedSample.ofRuns(FEW_RUNS))) {
            // Nobody will wait for its end, so what a sieve would save of it is not worth planning.
            return new StrategyChoice(new FilaTablesEmitter(), "no search ends in time", Optional.of(byLists));
        }
        if (!forReport) {
            Optional<StrategyChoice> dynamic = ifClearlyDynamic(plan, roots, fixedSample.ofRuns(FEW_RUNS));
            if (dynamic.isPresent()) {
                return dynamic.get();
            }
        }
        FixedOrder fixed = FixedOrder.of(plan);
        StrategyChoice quick = fixed.expecting(fixedSample.ofRuns(FEW_RUNS));
        if (quick.cost().orElseThrow().isBelow(SHORT_SECONDS) || !canBeDynamic(plan)) {
            return forReport ? fixed.expecting(fixedSample.ofRuns(MANY_RUNS)) : quick;
        }
        return new Race(fixed, fixedSample, dynamicSample(plan, roots)).choice(forReport);
    }

    /**
     * A dynamic sieve, if it clearly takes less time than the least that any strategy for a fixed order could take; then no
     * such strategy need be planned, which saves a tenth of a second of the Tetris Cube.
     */
    private static Optional<StrategyChoice> ifClearlyDynamic(
            SearchPlan plan, List<List<Image>> roots, Estimate fixedFits) {
        SearchCost least = SearchCost.ofSieve(fixedFits, 1, 1);
        if (least.isBelow(SHORT_SECONDS) || !canBeDynamic(plan)) {
            return Optional.empty();
        }
        SearchCost dynamic =
                SearchCost.ofDynamicSieve(dynamicSample(plan, roots).ofRuns(FEW_RUNS));
        return dynamic.seconds() < least.seconds() && dynamic.isClearOf(least)
                ? Optional.of(new StrategyChoice(
                        new DynamicSieveEmitter(), "a fixed order would take longer", Optional.of(dynamic)))
                : Optional.empty();
    }

    /** Whether no sieve comes to its end either; where that is hopeless, a dynamic one is not even sampled. */
    private static boolean isEndless(SearchPlan plan, List<List<Image>> roots, Estimate fixedFits) {
        if (!SearchCost.ofSieve(fixedFits, 1, 1).isEndless()) {
            return false;
        }
        return fixedFits.fits() > HOPELESS_FITS
                || !canBeDynamic(plan)
                || SearchCost.ofDynamicSieve(dynamicSample(plan, roots).ofRuns(FEW_RUNS))
                        .isEndless();
    }

    private static boolean canBeDynamic(SearchPlan plan) {
        return DynamicSieveEmitter.obstacle(DynamicSievePlan.of(plan)).isEmpty();
    }

    private static GrowingSample dynamicSample(SearchPlan plan, List<List<Image>> roots) {
        return FitSampler.dynamic(plan.catalog(), SEED).growing(roots);
    }

    /** A fixed order against a dynamic sieve: sampled until it is clear which takes less time. */
    private record Race(FixedOrder fixed, GrowingSample fixedSample, GrowingSample dynamicSample) {

        StrategyChoice choice(boolean forReport) {
            int runs = FEW_RUNS;
            while (runs < worthwhile(runs) && !fixed(runs).isClearOf(dynamic(runs))) {
                runs = Math.min(2 * runs, worthwhile(runs));
            }
            boolean isDynamic = dynamic(runs).seconds() < fixed(runs).seconds();
            int told = forReport ? Math.max(runs, worthwhile(runs)) : runs;
            if (!isDynamic) {
                return fixed.expecting(fixedSample.ofRuns(told));
            }
            String reason = "a " + fixed.emitter.strategy() + " in a fixed order would make "
                    + fixed(told).text();
            return new StrategyChoice(new DynamicSieveEmitter(), reason, Optional.of(dynamic(told)));
        }

        /** How many runs are a small share of the search, by what so many tell of it. */
        private int worthwhile(int runs) {
            double seconds = Math.min(fixed(runs).seconds(), dynamic(runs).seconds());
            return (int) Math.max(FEW_RUNS, Math.min(MANY_RUNS, seconds * RUNS_PER_SECOND));
        }

        private SearchCost fixed(int runs) {
            return fixed.cost.apply(fixedSample.ofRuns(runs));
        }

        private SearchCost dynamic(int runs) {
            return SearchCost.ofDynamicSieve(dynamicSample.ofRuns(runs));
        }
    }

    /** The strategy for a fixed order that looks least often at tables or images for each target, by its plan. */
    private record FixedOrder(Emitter emitter, String reason, Function<Estimate, SearchCost> cost) {

        static FixedOrder of(SearchPlan plan) {
            SievePlan sieve = SievePlanner.plan(plan);
            if (!SieveMethods.canServe(sieve)) {
                return new FixedOrder(
                        new FilaTablesEmitter(),
                        "a sieve would have " + sieve.images().size() + " different images",
                        SearchCost::ofLists);
            }
            int lookUps = sieve.imageWords() * (sieve.tables().size() + LOOK_UPS_BESIDES_TABLES);
            double tests = plan.targets().stream()
                    .flatMap(target -> target.sets().stream())
                    .mapToInt(ImageListSet::size)
                    .average()
                    .orElse(0);
            String figures =
                    String.format(Locale.ROOT, "%d table look-ups a target, %.0f image tests by lists", lookUps, tests);
            return lookUps <= tests
                    ? new FixedOrder(
                            new SieveEmitter(sieve),
                            figures,
                            estimate -> SearchCost.ofSieve(estimate, sieve.imageWords(), sieve.windowWords()))
                    : new FixedOrder(new FilaTablesEmitter(), figures, SearchCost::ofLists);
        }

        StrategyChoice expecting(Estimate fits) {
            return new StrategyChoice(emitter, reason, Optional.of(cost.apply(fits)));
        }
    }
}
