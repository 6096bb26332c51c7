package io.github.filaforge.strategy;

import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.SearchPlan;
import java.util.Optional;

/** What a strategy makes of a search before any Java is written. Immutable. */
public interface StrategyPlan {

    SearchPlan search();

    /** Why no solver can be made of this, as the end of a sentence "it would have ..."; empty if one can. */
    default Optional<String> obstacle() {
        return Optional.empty();
    }

    /** With how many pieces left it is looked up whether anything can be completed; 0 if it is not. */
    default int tailLeft() {
        return 0;
    }

    /**
     * The same with a table of what can be completed with so many pieces left.
     *
     * @throws NoTailException if there can be none
     */
    default StrategyPlan withTail(int left) throws NoTailException {
        throw new NoTailException("it has no table of what can be completed");
    }

    /**
     * The same with such a table, if there is one that takes no longer to make than this and is no larger than it should be.
     */
    default StrategyPlan withTailWithin(double seconds) {
        return this;
    }

    /** What a search of so many fits costs. */
    SearchCost cost(Estimate fits);

    /** Why the strategy suits, in figures of this plan. */
    default String reason() {
        return "";
    }

    /** The tables in words, each line ending with a line feed; empty if there is nothing to tell but the search itself. */
    default String text() {
        return "";
    }

    /**
     * The source of a solver; the same plan and request always give the same.
     *
     * @throws EmitException if the solver would be beyond what the platform can hold
     */
    SolverSource emit(SourceRequest request) throws EmitException;
}
