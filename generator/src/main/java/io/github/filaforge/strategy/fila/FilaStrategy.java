package io.github.filaforge.strategy.fila;

import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.Optional;

/**
 * FILA with its image lists as code. Cells whose lists are translates of one another share one method. The strategy is used
 * only when it is named: its first run waits until the JIT has compiled all lists. In 10x6 this run takes 106 ms, and 73 ms
 * with lists in arrays.
 */
public final class FilaStrategy extends Strategy {

    static final String NAME = "fila";

    /** The time of a fit in nanoseconds, measured in 10x6. */
    static final double NANOS = 26;

    public FilaStrategy() {
        super(
                NAME,
                "image lists as code, with one method for all cells that have like lists",
                SearchPlan.Kind.FIXED_ORDER);
    }

    @Override
    public StrategyPlan ofFixedOrder(FixedOrderPlan search) {
        return TranslatePlan.of(search);
    }

    /**
     * Returns the reason why lists are too long for code, as the end of a sentence; empty if they are not.
     *
     * @param entries the number of images in all lists
     * @param most the number of images that are possible
     */
    static Optional<String> tooLong(long entries, int most) {
        return entries > most
                ? Optional.of(entries + " images in its lists; at most " + most + " are possible")
                : Optional.empty();
    }
}
