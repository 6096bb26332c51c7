package io.github.filaforge.spark;

/** Thrown if a jar is no program that can be searched here; the message has the reason. */
final class ProgramException extends Exception {

    private static final long serialVersionUID = 1L;

    ProgramException(String message) {
        super(message);
    }

    ProgramException(String message, Throwable cause) {
        super(message, cause);
    }
}
