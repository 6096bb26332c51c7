package io.github.filaforge.compile;

import io.github.filaforge.emit.SolverSource;

/** Compiles the source of a solver in this process. */
public interface SolverCompiler {

    /**
     * Compiles and loads a solver.
     *
     * @throws CompileException if the compiler does not take the source; the fault is the emitter's
     */
    SolverClass compile(SolverSource source) throws CompileException;
}
