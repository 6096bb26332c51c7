package io.github.filaforge.runtime;

import java.util.function.Supplier;

/** Makes more solvers of the class of one. */
public final class SolverCopies implements Supplier<WholeSearch> {

    private final WholeSearch solver;

    /**
     * @param solver whose class has a public constructor without parameters
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
