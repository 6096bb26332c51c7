package io.github.filaforge.compile;

/** A generated source was not compiled, or what came out is beyond the platform's limits. */
public final class CompileException extends Exception {

    private static final long serialVersionUID = 1L;

    CompileException(String message) {
        super(message);
    }

    CompileException(String message, Throwable cause) {
        super(message, cause);
    }
}
