package io.github.filaforge.runtime;

/** A search cannot be made here as it is asked for, for a reason that its user can mend; the message tells it to them. */
public abstract class SearchRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    protected SearchRefused(String message, Throwable cause) {
        super(message, cause);
    }

    protected SearchRefused(String message) {
        super(message);
    }
}
