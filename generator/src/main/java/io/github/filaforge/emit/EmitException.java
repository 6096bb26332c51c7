package io.github.filaforge.emit;

/** Thrown if a solver for a plan would exceed a limit of the platform. The message has the figures. */
public final class EmitException extends Exception {

    private static final long serialVersionUID = 1L;

    public EmitException(String message) {
        super(message);
    }
}
