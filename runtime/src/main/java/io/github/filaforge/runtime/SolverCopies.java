package io.github.filaforge.runtime;

import io.github.filaforge.runtime.search.Search;
import java.util.function.Supplier;

/** Creates further solvers of the class of a given solver. */
public final class SolverCopies implements Supplier<Search> {

    private final Search solver;

    /**
     * Creates a supplier.
     *
     * @param solver a solver whose class has a public constructor without parameters
     */
    public SolverCopies(Search solver) {
        this.solver = solver;
    }

    @Override
    public Search get() {
        try {
            return solver.getClass().getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a generated solver has a public constructor without parameters", e);
        }
    }
}
