package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.Optional;

/**
 * FILA as the section "Code Generation" of the FILA article proposes it: a method for each cell with its own getIlsiXX, a
 * method for each image list set, every image a constant, and no loop. Users have to ask for it by its name, because
 * {@link FilaStrategy} is faster with a sixth of the source.
 */
public final class FilaUnrolledStrategy implements Strategy {

    static final String NAME = "fila-unrolled";

    /** The nanoseconds that a fit takes, measured in 10x6. */
    private static final double NANOS = 34;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "the article's generated solver: a method for each cell and ILSI, no loop";
    }

    @Override
    public SearchPlan.Kind kind() {
        return SearchPlan.Kind.FIXED_ORDER;
    }

    @Override
    public StrategyPlan plan(SearchPlan search) {
        return new Plan((FixedOrderPlan) search);
    }

    @Override
    public boolean countsAttemptsOfArticles() {
        return true;
    }

    /** The image list sets of the search, which the code has as they are. */
    private record Plan(FixedOrderPlan search) implements StrategyPlan {

        /** The number of images that a solver may have, each counted for every list set that it is in. */
        private static final int MAX_LIST_ENTRIES = 300_000;

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
