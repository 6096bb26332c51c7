package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.List;
import java.util.Optional;

/**
 * Unrolled FILA: every image list is code, one for each kind of target or, as in the article, for each cell and ILSI. It has
 * to be asked for: a first run waits for the JIT, which has all the lists to compile (10x6 106 ms, with lists in arrays 73).
 */
public final class FilaStrategy implements Strategy {

    static final String NAME = "fila";

    /** Nanoseconds for a fit. Measured: 10x6 26.2 ns. */
    static final double NANOS = 26;

    private static final String TRANSLATES = "translates";
    private static final String CELLS = "cells";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "unrolled image lists";
    }

    @Override
    public SearchPlan.Kind kind() {
        return SearchPlan.Kind.FIXED_ORDER;
    }

    @Override
    public List<String> forms() {
        return List.of(TRANSLATES, CELLS);
    }

    @Override
    public StrategyPlan plan(SearchPlan search, String form) {
        FixedOrderPlan fixed = (FixedOrderPlan) search;
        return form.equals(CELLS) ? new Cells(fixed) : TranslatePlanner.plan(fixed);
    }

    /** Why so many images in all lists are too many; empty if they are not. */
    static Optional<String> tooLong(long entries, int most) {
        return entries > most
                ? Optional.of(entries + " images in its lists; at most " + most + " are possible")
                : Optional.empty();
    }

    /** A list for each cell and ILSI: what the search itself says. */
    private record Cells(FixedOrderPlan search) implements StrategyPlan {

        /** How many images, each counted for every list set it is in, a solver may have. */
        private static final int MAX_LIST_ENTRIES = 300_000;

        @Override
        public Optional<String> obstacle() {
            long entries = search.targets().stream()
                    .flatMap(target -> target.sets().stream())
                    .mapToLong(set -> set.size())
                    .sum();
            return tooLong(entries, MAX_LIST_ENTRIES);
        }

        @Override
        public SearchCost cost(Estimate fits) {
            return SearchCost.of(fits, NANOS);
        }

        @Override
        public SolverSource emit(SourceRequest request) {
            return FilaEmitter.source(search, request);
        }
    }
}
