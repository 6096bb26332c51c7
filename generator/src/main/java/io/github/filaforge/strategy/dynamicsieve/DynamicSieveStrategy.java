package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.ChosenTargetsPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;
import java.util.OptionalDouble;

/**
 * The dynamic sieve: the target with the fewest fits is chosen during the search, and these fits are looked up in tables.
 */
public final class DynamicSieveStrategy extends Strategy {

    static final String NAME = "dynamic-sieve";

    public DynamicSieveStrategy() {
        super(NAME, "a sieve that chooses the cell to fill next during the search", SearchPlan.Kind.CHOSEN_TARGETS);
    }

    /** Returns true. A plan for a large frame, for pieces that may be left over, or with a test of volumes has none. */
    @Override
    public boolean hasDirectSolvers() {
        return true;
    }

    @Override
    public OptionalDouble leastNanos() {
        return OptionalDouble.of(DynamicSievePlan.NANOS);
    }

    @Override
    public SearchTree<Image> tree(ImageCatalog catalog, CellOrder order) {
        return new DynamicTree(catalog);
    }

    @Override
    public DynamicSievePlan ofChosenTargets(ChosenTargetsPlan search) {
        return DynamicSievePlan.of(search);
    }
}
