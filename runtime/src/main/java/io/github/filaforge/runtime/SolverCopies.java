package io.github.filaforge.runtime;

import io.github.filaforge.runtime.search.Search;
import java.util.function.Supplier;

/**
 * Creates further instances of the class of a solver, since a solver is for one thread.
 *
 * @param solver a solver whose class has a public constructor without parameters
 */
public record SolverCopies(Search solver) implements Supplier<Search> {

    @Override
    public Search get() {
        try {
            return solver.getClass().getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a generated solver has a public constructor without parameters", e);
        }
    }
}
