package io.github.filaforge.ship;

/** A program that could not be made; the message gives the reason and the remedy. */
public final class ShipException extends Exception {

    private static final long serialVersionUID = 1L;

    public ShipException(String message) {
        super(message);
    }
}
