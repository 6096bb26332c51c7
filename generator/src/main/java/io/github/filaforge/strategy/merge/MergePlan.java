package io.github.filaforge.strategy.merge;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.Locale;
import java.util.Optional;

/** What merging makes of a search: whether its states can be told by words. */
record MergePlan(MergedStatesPlan search) implements StrategyPlan {

    /** Merging takes no more steps than a search makes fits, and this for each. */
    private static final double STEP_NANOS = 30;

    @Override
    public Optional<String> obstacle() {
        return search.obstacle();
    }

    @Override
    public SearchCost cost(Estimate fits) {
        return SearchCost.of(fits, STEP_NANOS);
    }

    @Override
    public String text() {
        return String.format(
                Locale.ROOT,
                "merged states in the order of cells by heuristic %s: the longest image ends %s after it begins%n",
                search.order().heuristic(),
                Quantity.of(search.packing().reach(), "cell"));
    }

    @Override
    public SolverSource emit(SourceRequest request) {
        return new MergeEmitter(search, request).source();
    }
}
