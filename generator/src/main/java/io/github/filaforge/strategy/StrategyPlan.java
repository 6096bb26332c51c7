package io.github.filaforge.strategy;

import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.search.Search;
import java.util.Optional;
import java.util.function.Supplier;

/** The tables that a strategy makes for a search before any Java is written. Immutable. */
public interface StrategyPlan {

    SearchPlan search();

    /** Returns the reason why this plan has no solver, as the end of a sentence "it would have ..."; empty if it has one. */
    default Optional<String> obstacle() {
        return Optional.empty();
    }

    /** Returns the number of pieces left at which the solver looks up states in its tail; 0 if it has no tail. */
    default int tailLeft() {
        return 0;
    }

    /**
     * Returns this plan with the tail for a number of pieces left.
     *
     * @throws NoTailException if the tail cannot be made
     */
    default StrategyPlan withTail(int left) throws NoTailException {
        throw new NoTailException("it has no table of what can be completed");
    }

    /**
     * Returns this plan with the tail for the greatest number of pieces left that can be made within a time and is not too
     * large; without a tail if there is none.
     *
     * @param seconds the time in seconds
     */
    default StrategyPlan withTailWithin(double seconds) {
        return this;
    }

    /** Returns the cost of a search with a number of fits. */
    SearchCost cost(Estimate fits);

    /** Returns the reason why the strategy suits the search, in figures of this plan; may be empty. */
    default String reason() {
        return "";
    }

    /**
     * Returns the tables in words, with a line feed after each line; empty if the plan of the search has all that matters.
     */
    default String text() {
        return "";
    }

    /**
     * Returns the source of a solver. Equal plans and requests give equal sources.
     *
     * @throws EmitException if the solver would exceed a limit of the platform
     */
    SolverSource emit(SourceRequest request) throws EmitException;

    /**
     * Returns the maker of direct solvers: solvers of the runtime that receive the tables of this plan, so that no source is
     * generated and compiled. A direct solver makes the search of a generated solver, root by root. Empty if the strategy
     * has no direct solver.
     *
     * @param counting true if the solvers count attempts and fits
     */
    default Optional<Supplier<Search>> directSolvers(boolean counting) {
        return Optional.empty();
    }

    /**
     * Returns the time by which a direct solver takes longer than generated code, as a share of the time of the generated
     * code; 0 if the generated class has no code of its own, so that a source gains nothing.
     */
    default double directLoss() {
        return Double.POSITIVE_INFINITY;
    }

    /** Thrown if a plan can have no tail. The message gives the reason, as the end of a sentence. */
    final class NoTailException extends Exception {

        private static final long serialVersionUID = 1;

        public NoTailException(String message) {
            super(message);
        }
    }
}
