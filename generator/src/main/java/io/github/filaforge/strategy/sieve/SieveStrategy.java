package io.github.filaforge.strategy.sieve;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.FixedOrderTree;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;

/** The sieve: a few table look-ups give the set of all images that fit a target of a fixed order. */
public final class SieveStrategy implements Strategy {

    static final String NAME = "sieve";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "the images that fit by table look-up";
    }

    @Override
    public SearchPlan.Kind kind() {
        return SearchPlan.Kind.FIXED_ORDER;
    }

    @Override
    public SearchCost leastCost(Estimate fits) {
        return SearchCost.of(fits, SievePlan.NANOS_PER_WORD);
    }

    @Override
    public SearchTree tree(ImageCatalog catalog, CellOrder order) {
        return FixedOrderTree.of(catalog, order);
    }

    @Override
    public SievePlan plan(SearchPlan search, String form) {
        return SievePlan.of((FixedOrderPlan) search);
    }
}
