package io.github.filaforge.strategy.merge;

import io.github.filaforge.estimate.TimeEstimate;
import io.github.filaforge.plan.MergedOrder;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.Optional;

/**
 * Merged states. A state is the set of cells that are filled and the multiset of pieces that are used, whatever the assembly
 * is. Solutions are counted without being listed, and listed without dead ends.
 */
public final class MergeStrategy implements Strategy {

    static final String NAME = "merge";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "merges equal states; counts without listing, and lists without dead ends";
    }

    @Override
    public SearchPlan.Kind kind() {
        return SearchPlan.Kind.MERGED_STATES;
    }

    @Override
    public StrategyPlan ofMergedStates(MergedStatesPlan search) {
        return new MergePlan(search);
    }

    @Override
    public Optional<TimeEstimate> expected(MergedOrder orders, boolean onlyCounted, double most) {
        return new MergeCost(orders, onlyCounted, most).expected();
    }
}
