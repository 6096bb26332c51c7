package io.github.filaforge.picture;

/** A picture that cannot be drawn; the message gives the reason and the remedy. */
public final class PictureException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public PictureException(String message) {
        super(message);
    }
}
