package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/** The strategy that searches by the image lists of the FILA article and stores the lists in arrays. */
public final class FilaTablesStrategy extends Strategy {

    private final IlsiForm ilsi;

    /** Creates the strategy that tests only neighbours that may be open. */
    public FilaTablesStrategy() {
        this(IlsiForm.OPEN_NEIGHBOURS);
    }

    private FilaTablesStrategy(IlsiForm ilsi) {
        super(ilsi.strategy, ilsi.summary, SearchPlan.Kind.FIXED_ORDER);
        this.ilsi = ilsi;
    }

    /**
     * Returns two strategies that differ only in how they find the ILSI of a target: one by a method for all targets, one by
     * a method for each set of neighbours that may be open. They show the effect that the FILA article describes, and are
     * used only when they are named.
     */
    public static List<Strategy> comparingIlsi() {
        return List.of(new FilaTablesStrategy(IlsiForm.GENERAL), new FilaTablesStrategy(IlsiForm.SPECIAL));
    }

    @Override
    public boolean hasDirectSolvers() {
        return ilsi == IlsiForm.OPEN_NEIGHBOURS;
    }

    @Override
    public boolean countsAttemptsOfArticles() {
        return true;
    }

    @Override
    public OptionalDouble leastNanos() {
        return ilsi == IlsiForm.OPEN_NEIGHBOURS ? OptionalDouble.of(SearchCost.LIST_NANOS) : OptionalDouble.empty();
    }

    @Override
    public StrategyPlan ofFixedOrder(FixedOrderPlan search) {
        return new Plan(search, ilsi);
    }

    /** A plan that has only the image lists of the search. */
    private record Plan(FixedOrderPlan search, IlsiForm ilsi) implements StrategyPlan {

        /**
         * The time by which loops over words take longer than generated code, as a share of the time of the generated code.
         */
        private static final double DIRECT_LOSS = 1;

        @Override
        public Optional<String> obstacle() {
            Lattice lattice = search.puzzle().lattice();
            if (ilsi == IlsiForm.OPEN_NEIGHBOURS) {
                return Optional.empty();
            }
            if (!lattice.isOrthogonal()) {
                return Optional.of(
                        "cells of the lattice " + lattice + ", and getIlsi looks at the six neighbours of a cube");
            }
            return search.nof() ? Optional.empty() : Optional.of("no neighbours to look at without NOF");
        }

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
            return new FilaTablesEmitter(search, ilsi).source(request);
        }

        /** Returns the maker of direct solvers; empty for a strategy that shows the effect of code. */
        @Override
        public Optional<Supplier<Search>> directSolvers(boolean counting) {
            return ilsi == IlsiForm.OPEN_NEIGHBOURS
                    ? Optional.of(new FilaTablesEmitter(search, ilsi).directSolvers(counting))
                    : Optional.empty();
        }

        @Override
        public double directLoss() {
            return DIRECT_LOSS;
        }
    }

    /** The ways in which a solver with its image lists in arrays finds the index of an image list set. */
    enum IlsiForm {

        /** In one expression, from the neighbours that some target may have open. */
        OPEN_NEIGHBOURS("fila-tables", "FilaTables", "image lists in arrays"),

        /** In one expression, from all neighbours that a cell can have. */
        GENERAL(
                "fila-general-ilsi",
                "FilaGeneralIlsi",
                "lists in arrays and one getIlsi that looks at all six neighbours"),

        /** By a method for each mask, which tests in nested ifs the neighbours that may be open. */
        SPECIAL("fila-special-ilsi", "FilaSpecialIlsi", "lists in arrays and a getIlsi for each mask, in nested ifs");

        final String strategy;
        /** The end of the class name of a solver. */
        final String classEnding;

        final String summary;

        IlsiForm(String strategy, String classEnding, String summary) {
            this.strategy = strategy;
            this.classEnding = classEnding;
            this.summary = summary;
        }
    }
}
