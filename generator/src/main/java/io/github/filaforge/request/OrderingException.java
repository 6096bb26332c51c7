package io.github.filaforge.request;

/** Thrown if ordering heuristics cannot be read; the message states the correct syntax. */
public final class OrderingException extends Exception {

    private static final long serialVersionUID = 1L;

    OrderingException(String message) {
        super(message);
    }
}
