package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SchedulePlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.Optional;

/**
 * FILA as the section "Code Generation" of the FILA article proposes it: a method for each cell with its own getIlsiXX, a
 * method for each image list set, every image a constant, and no loop. The strategy is used only when it is named, because
 * {@link FilaStrategy} is faster with a sixth of the source. In a search by a schedule only the image lists are code of this
 * form; dancing links, filters and triggers are in the runtime.
 */
public final class FilaUnrolledStrategy extends Strategy {

    static final String NAME = "fila-unrolled";

    /** The greatest number of images of a solver. Each image counts once for every image list set that contains it. */
    private static final int MAX_LIST_ENTRIES = 300_000;

    /** The time of a fit in nanoseconds, measured in 10x6. */
    private static final double NANOS = 34;

    public FilaUnrolledStrategy() {
        super(
                NAME,
                "the article's generated solver: a method for each cell and ILSI, no loop; also for image lists by a schedule",
                SearchPlan.Kind.FIXED_ORDER);
    }

    @Override
    public boolean takes(SearchPlan.Kind kind) {
        return kind == SearchPlan.Kind.FIXED_ORDER || kind == SearchPlan.Kind.SCHEDULE;
    }

    @Override
    public StrategyPlan ofFixedOrder(FixedOrderPlan search) {
        return new Plan(search);
    }

    @Override
    public StrategyPlan ofSchedule(SchedulePlan search) {
        return new ListsOfSchedule(search);
    }

    @Override
    public boolean countsAttemptsOfArticles() {
        return true;
    }

    private record ListsOfSchedule(SchedulePlan search) implements StrategyPlan {

        @Override
        public Optional<String> obstacle() {
            if (search.schedule().lists() == 0) {
                return Optional.of("no image lists (SearchRequest.lists asks for them)");
            }
            if (search.shapes().size() > Long.SIZE) {
                return Optional.of(search.shapes().size() + " shapes; at most " + Long.SIZE + " are possible");
            }
            return FilaStrategy.tooLong(new ScheduledLists(search).entries(), MAX_LIST_ENTRIES);
        }

        @Override
        public SearchCost cost(Estimate fits) {
            return SearchCost.of(fits, SearchCost.LIST_NANOS);
        }

        @Override
        public SolverSource emit(SourceRequest request) {
            return ScheduledListsEmitter.source(search, request);
        }
    }

    /** A plan that has only the image list sets of the search. */
    private record Plan(FixedOrderPlan search) implements StrategyPlan {

        @Override
        public Optional<String> obstacle() {
            long entries = search.targets().stream()
                    .flatMap(target -> target.sets().stream())
                    .mapToLong(set -> set.size())
                    .sum();
            return FilaStrategy.tooLong(entries, MAX_LIST_ENTRIES);
        }

        @Override
        public SearchCost cost(Estimate fits) {
            return SearchCost.of(fits, NANOS);
        }

        @Override
        public SolverSource emit(SourceRequest request) {
            return UnrolledEmitter.source(search, request);
        }
    }
}
