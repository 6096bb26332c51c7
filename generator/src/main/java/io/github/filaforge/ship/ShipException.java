package io.github.filaforge.ship;

/** Thrown if a program could not be made. The message gives the reason and the remedy. */
public final class ShipException extends Exception {

    private static final long serialVersionUID = 1L;

    public ShipException(String message) {
        super(message);
    }
}
