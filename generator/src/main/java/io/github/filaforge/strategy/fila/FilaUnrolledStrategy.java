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
 * method for each image list set, every image a constant, and no loop. Users have to ask for it by its name, because
 * {@link FilaStrategy} is faster with a sixth of the source. Of a search by a schedule, the image lists are such code; dancing
 * links, filters and triggers are those of the runtime.
 */
public final class FilaUnrolledStrategy implements Strategy {

    static final String NAME = "fila-unrolled";

    /** The number of images that a solver may have, each counted for every list set that it is in. */
    private static final int MAX_LIST_ENTRIES = 300_000;

    /** The nanoseconds that a fit takes, measured in 10x6. */
    private static final double NANOS = 34;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "the article's generated solver: a method for each cell and ILSI, no loop; also for image lists by a schedule";
    }

    @Override
    public SearchPlan.Kind kind() {
        return SearchPlan.Kind.FIXED_ORDER;
    }

    @Override
    public boolean takes(SearchPlan.Kind kind) {
        return kind == SearchPlan.Kind.FIXED_ORDER || kind == SearchPlan.Kind.SCHEDULE;
    }

    @Override
    public StrategyPlan plan(SearchPlan search) {
        return search instanceof SchedulePlan schedule
                ? new ListsOfSchedule(schedule)
                : new Plan((FixedOrderPlan) search);
    }

    @Override
    public boolean countsAttemptsOfArticles() {
        return true;
    }

    /** The image lists of a schedule. */
    private record ListsOfSchedule(SchedulePlan search) implements StrategyPlan {

        @Override
        public Optional<String> obstacle() {
            if (search.schedule().lists() == 0) {
                return Optional.of("no image lists (-f asks for them)");
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

    /** The image list sets of the search, which the code has as they are. */
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
