package io.github.filaforge.compile;

/** A solver cannot be compiled here, or is beyond the platform's limits; the message says what would do. */
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

    /** A solver is beyond the platform's limits, as another of the same puzzle need not be. */
    static CompileException tooLarge(String message) {
        return new CompileException(message, true);
    }

    /** Returns the exception for a solver whose code or constants are larger than a class file can hold. */
    static CompileException beyondClass() {
        return tooLarge("the solver would be larger than a class file can be");
    }

    /** Whether the solver is beyond the platform's limits. */
    public boolean isTooLarge() {
        return tooLarge;
    }
}
