package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverCompiler;

/** The option that names the compiler of the solvers. */
public final class CompilerOption extends Options {

    private final Argument<Name> compiler = option(Name.class, "--compiler")
            .label("COMPILER")
            .standard(Name.janino)
            .description("The compiler of the solver: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.");

    public CompilerOption() {
        super(Heading.SEARCH);
    }

    /** The compilers to choose from, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum Name {
        janino,
        javac
    }

    /** Returns the compiler. Janino loads its classes on another thread in the meantime. */
    public SolverCompiler compiler() {
        return compiler.value() == Name.javac ? new JavacCompiler() : JaninoCompiler.readiedMeanwhile();
    }
}
