package io.github.filaforge.runtime;

import java.util.function.Supplier;

/** Creates further solvers of the class of a given solver. */
public final class SolverCopies implements Supplier<WholeSearch> {

    private final WholeSearch solver;

    /**
     * Creates a supplier.
     *
     * @param solver a solver whose class has a public constructor without parameters
     */
    public SolverCopies(WholeSearch solver) {
        this.solver = solver;
    }

    @Override
    public WholeSearch get() {
        try {
            return solver.getClass().getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a generated solver has a public constructor without parameters", e);
        }
    }
}
