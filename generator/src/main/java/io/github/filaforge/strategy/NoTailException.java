package io.github.filaforge.strategy;

/** Thrown if a plan can have no tail. The message gives the reason, as the end of a sentence. */
public final class NoTailException extends Exception {

    private static final long serialVersionUID = 1;

    public NoTailException(String message) {
        super(message);
    }
}
