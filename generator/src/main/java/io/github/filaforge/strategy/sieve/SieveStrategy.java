package io.github.filaforge.strategy.sieve;

import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;
import java.util.OptionalDouble;

/** The sieve: a few table look-ups give the set of all images that fit a target of a fixed order. */
public final class SieveStrategy extends Strategy {

    static final String NAME = "sieve";

    public SieveStrategy() {
        super(NAME, "tables that return the images that fit as one word of bits", SearchPlan.Kind.FIXED_ORDER);
    }

    @Override
    public boolean hasDirectSolvers() {
        return true;
    }

    @Override
    public boolean hasTail() {
        return true;
    }

    @Override
    public OptionalDouble leastNanos() {
        return OptionalDouble.of(SievePlan.NANOS_PER_WORD);
    }

    @Override
    public SievePlan ofFixedOrder(FixedOrderPlan search) {
        return SievePlan.of(search);
    }
}
