package io.github.filaforge.request;

/** The exception for a request that no search can meet. The message has the reason and a remedy, which names
 * settings and methods as Javadoc does: {@code SearchRequest.tail(4)}. */
public final class RequestException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public RequestException(String message) {
        super(message);
    }
}
