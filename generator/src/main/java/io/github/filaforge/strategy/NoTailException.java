package io.github.filaforge.strategy;

/** There can be no table of what can be completed; the message says why, as the end of a sentence. */
public final class NoTailException extends Exception {

    private static final long serialVersionUID = 1;

    public NoTailException(String message) {
        super(message);
    }
}
