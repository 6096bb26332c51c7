package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.OptionalDouble;

/** FILA with its image lists in arrays. */
public final class FilaTablesStrategy implements Strategy {

    static final String NAME = "fila-tables";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "the same lists in arrays";
    }

    @Override
    public SearchPlan.Kind kind() {
        return SearchPlan.Kind.FIXED_ORDER;
    }

    @Override
    public boolean countsAttemptsOfArticles() {
        return true;
    }

    @Override
    public OptionalDouble leastNanos() {
        return OptionalDouble.of(SearchCost.LIST_NANOS);
    }

    @Override
    public StrategyPlan plan(SearchPlan search) {
        return new Plan((FixedOrderPlan) search);
    }

    /** The lists are the search's own. */
    private record Plan(FixedOrderPlan search) implements StrategyPlan {

        @Override
        public SearchCost cost(Estimate fits) {
            return SearchCost.of(fits, SearchCost.LIST_NANOS);
        }

        @Override
        public String reason() {
            return "image lists cost least";
        }

        @Override
        public SolverSource emit(SourceRequest request) {
            return new FilaTablesEmitter(search, request).source();
        }
    }
}
