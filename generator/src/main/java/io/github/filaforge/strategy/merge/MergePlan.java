package io.github.filaforge.strategy.merge;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.Locale;
import java.util.Optional;

/** The plan of merging. Merging is possible if states can be represented by words. */
record MergePlan(MergedStatesPlan search) implements StrategyPlan {

    /** The time of a step. Merging takes at most as many steps as a search makes fits. */
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
                Plural.of(search.packing().reach(), "cell"));
    }

    @Override
    public SolverSource emit(SourceRequest request) {
        return new MergeEmitter(search, request).source();
    }
}
