package io.github.filaforge.compile;

/** A solver cannot be compiled here, or is beyond the platform's limits; the message says what would do. */
public final class CompileException extends Exception {

    private static final long serialVersionUID = 1L;

    CompileException(String message) {
        super(message);
    }
}
