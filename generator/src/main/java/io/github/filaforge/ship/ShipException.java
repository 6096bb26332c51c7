package io.github.filaforge.ship;

/** A program could not be made; the message says why and what to do. */
public final class ShipException extends Exception {

    private static final long serialVersionUID = 1L;

    public ShipException(String message) {
        super(message);
    }
}
