package io.github.filaforge.runtime.search;

/** Thrown if a search cannot be made as requested, for a reason that the user can remove. The message is for the user. */
public abstract class SearchRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    protected SearchRefused(String message, Throwable cause) {
        super(message, cause);
    }

    protected SearchRefused(String message) {
        super(message);
    }
}
