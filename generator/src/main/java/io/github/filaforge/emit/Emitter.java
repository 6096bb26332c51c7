package io.github.filaforge.emit;

import io.github.filaforge.plan.SearchPlan;

/** Writes the source of a solver from a plan. The same plan and request always give the same source. */
public interface Emitter {

    /** The name by which the strategy of this emitter is chosen and reported. */
    String strategy();

    /**
     * The source of a solver.
     *
     * @throws EmitException if the solver would be beyond what the platform can hold
     */
    SolverSource emit(SearchPlan plan, SourceRequest request) throws EmitException;
}
