package io.github.filaforge.cli;

import io.github.filaforge.compile.CompileException;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.StrategyChoice;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.report.Stage;
import io.github.filaforge.run.ScheduleRoots;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * What is to be searched, and by which strategy.
 *
 * @param plan the plan
 * @param strategy the strategy
 */
record ChosenSearch(SearchPlan plan, StrategyChoice strategy) {

    /**
     * Chooses for a puzzle, as far as its options leave it open.
     *
     * @param catalog its images, filtered
     * @param fewAreEnough whether the search ends when it has found some solutions
     * @param forReport whether somebody will read what the search is expected to cost
     */
    static ChosenSearch of(
            PuzzleInput input,
            ImageCatalog catalog,
            SearchOptions search,
            StrategyOption strategy,
            boolean fewAreEnough,
            boolean forReport) {
        if (strategy.isOpen(search) && timed(input, () -> StrategyChoice.isHopeless(catalog))) {
            return forFirstSolutions(input, catalog, "no search would come to its end in a lifetime");
        }
        SearchPlan plan = input.plan(catalog, search);
        StrategyChoice choice = timed(input, () -> strategy.choose(plan, search, forReport));
        if (choice.cost()
                .filter(cost -> cost.isEndless() || (fewAreEnough && cost.isLong()))
                .isEmpty()) {
            return new ChosenSearch(plan, choice);
        }
        return forFirstSolutions(
                input,
                catalog,
                String.format(
                        Locale.ROOT,
                        "it finds the first solutions sooner; a %s would take %s to the end",
                        choice.emitter().strategy(),
                        choice.cost().map(SearchCost::time).orElse("too long")));
    }

    private static ChosenSearch forFirstSolutions(PuzzleInput input, ImageCatalog catalog, String reason) {
        SearchPlan plan = timed(input, () -> Planner.plan(catalog, SearchSchedule.forFirstSolutions(catalog)));
        return new ChosenSearch(
                plan,
                new StrategyChoice(
                        StrategyChoice.named(StrategyChoice.SCHEDULE, false).emitter(), reason));
    }

    /**
     * Chooses for a solver whose source is wanted. The first placements of a schedule become roots, which threads can
     * share; a search with one thread gains nothing by them.
     */
    static ChosenSearch forSource(PuzzleInput input, SearchOptions search, StrategyOption strategy)
            throws EmitException, CompileException {
        ChosenSearch chosen = of(input, input.possible(search), search, strategy, false, false);
        return new ChosenSearch(ScheduleRoots.extend(chosen.plan), chosen.strategy);
    }

    private static <T> T timed(PuzzleInput input, Supplier<T> step) {
        return input.stopwatch().time(Stage.PLAN, step::get);
    }
}
