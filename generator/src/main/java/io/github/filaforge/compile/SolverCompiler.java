package io.github.filaforge.compile;

import io.github.filaforge.emit.SolverSource;

/** A compiler that compiles the source of a solver in this process. */
public interface SolverCompiler {

    /**
     * Compiles and loads a solver.
     *
     * @throws CompileException if the solver is beyond the limits of class files or of the JIT, or if there is no compiler
     * @throws IllegalStateException if the compiler rejects the source, which is an error of the emitter
     */
    SolverClass compile(SolverSource source) throws CompileException;
}
