package io.github.filaforge.runtime.search;

/**
 * Ends a search from within. It is not an error, and so it has no stack trace. It is an exception, because a test after each
 * call would slow down every search, and few searches are stopped.
 */
public final class SearchStopped extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SearchStopped() {
        super("search stopped", null, false, false);
    }

    /**
     * Ends the preparation of a search whose thread was interrupted. The thread stays interrupted.
     *
     * @throws SearchStopped if the current thread is interrupted
     */
    public static void ifInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new SearchStopped();
        }
    }
}
