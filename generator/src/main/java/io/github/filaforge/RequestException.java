package io.github.filaforge;

/** What a request asks for cannot be had; the message says why and what would do. */
public final class RequestException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public RequestException(String message) {
        super(message);
    }
}
