package io.github.filaforge.compile;

/** Thrown if this Java cannot compile a solver, or if the solver is beyond the limits of class files or of the JIT. */
public final class CompileException extends Exception {

    private static final long serialVersionUID = 1L;

    private final boolean tooLarge;

    CompileException(String message) {
        this(message, false);
    }

    private CompileException(String message, boolean tooLarge) {
        super(message);
        this.tooLarge = tooLarge;
    }

    /** Returns the exception for a solver beyond the limits; another solver of the puzzle may be within them. */
    static CompileException tooLarge(String message) {
        return new CompileException(message, true);
    }

    /** Returns the exception for a solver whose code or constants are larger than a class file can hold. */
    static CompileException beyondClass() {
        return tooLarge("the solver would be larger than a class file can be");
    }

    /** Returns true if the solver is beyond the limits of class files or of the JIT. */
    public boolean isTooLarge() {
        return tooLarge;
    }
}
