package io.github.filaforge.emit;

/** A solver for this plan would be beyond the limits of the platform; the message says by how much. */
public final class EmitException extends Exception {

    private static final long serialVersionUID = 1L;

    public EmitException(String message) {
        super(message);
    }
}
