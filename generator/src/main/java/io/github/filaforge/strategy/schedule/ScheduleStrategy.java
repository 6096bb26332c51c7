package io.github.filaforge.strategy.schedule;

import io.github.filaforge.emit.ScheduleTables;
import io.github.filaforge.emit.ScheduleTemplate;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.SchedulePlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The strategy that searches by a schedule: dancing links, then image lists, with all options that the articles describe.
 * Samples use the tree of a fixed order, also for orders that change during the search.
 */
public final class ScheduleStrategy extends Strategy {

    static final String NAME = "schedule";

    public ScheduleStrategy() {
        super(
                NAME,
                "dancing links, then image lists; obeys all options of polycube's search",
                SearchPlan.Kind.SCHEDULE);
    }

    @Override
    public boolean hasDirectSolvers() {
        return true;
    }

    @Override
    public StrategyPlan ofSchedule(SchedulePlan search) {
        return new Plan(search);
    }

    /** A plan without tables, because a schedule needs none. */
    private record Plan(SchedulePlan search) implements StrategyPlan {

        @Override
        public SearchCost cost(Estimate fits) {
            return SearchCost.of(fits, SearchCost.LIST_NANOS);
        }

        @Override
        public SolverSource emit(SourceRequest request) {
            return ScheduleTemplate.source(search, request, NAME, "Schedule", "");
        }

        /** Returns the maker of direct solvers. All solvers by a schedule count attempts and fits. */
        @Override
        public Optional<Supplier<Search>> directSolvers(boolean counting) {
            return Optional.of(ScheduleTables.of(search).directSolvers());
        }

        @Override
        public double directLoss() {
            return 0;
        }
    }
}
