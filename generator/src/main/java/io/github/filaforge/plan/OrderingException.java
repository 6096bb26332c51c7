package io.github.filaforge.plan;

/** Ordering heuristics cannot be read; the message says what would do. */
public final class OrderingException extends Exception {

    private static final long serialVersionUID = 1L;

    OrderingException(String message) {
        super(message);
    }
}
