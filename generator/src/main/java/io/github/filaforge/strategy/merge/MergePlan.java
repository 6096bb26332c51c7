package io.github.filaforge.strategy.merge;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.merge.WindowAutomaton;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What merging makes of a search: whether its states can be told by words. */
record MergePlan(MergedStatesPlan search) implements StrategyPlan {

    /** More multisets of used pieces have no room beside the states themselves. */
    static final double MOST_MULTISETS = 1 << 24;

    /** Merging takes no more steps than a search makes fits, and this for each. */
    private static final double STEP_NANOS = 30;

    @Override
    public Optional<String> obstacle() {
        int reach = search.packing().reach();
        if (reach > WindowAutomaton.FURTHEST) {
            return Optional.of(String.format(
                    Locale.ROOT,
                    "images that end %d cells after they begin, and %d is the most",
                    reach,
                    WindowAutomaton.FURTHEST));
        }
        double multisets = multisets(search.shapes());
        return multisets > MOST_MULTISETS
                ? Optional.of(String.format(
                        Locale.ROOT, "%.3g multisets of used pieces, and %.3g is the most", multisets, MOST_MULTISETS))
                : Optional.empty();
    }

    /** How many multisets of pieces may be used on the way to a solution. */
    static double multisets(List<Shape> shapes) {
        double multisets = 1;
        for (Shape shape : shapes) {
            multisets *= shape.copies() + 1;
        }
        return multisets;
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
