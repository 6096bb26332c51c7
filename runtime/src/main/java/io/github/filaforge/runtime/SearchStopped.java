package io.github.filaforge.runtime;

/**
 * Ends a search from within. It is no error, so it carries no stack trace; it is an exception because a test for the
 * end in each call would cost every search what few ever use.
 */
public final class SearchStopped extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SearchStopped() {
        super("search stopped", null, false, false);
    }
}
