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
