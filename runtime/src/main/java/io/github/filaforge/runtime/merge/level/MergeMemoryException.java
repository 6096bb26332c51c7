package io.github.filaforge.runtime.merge.level;

import io.github.filaforge.runtime.search.SearchRefused;

/**
 * Thrown if there is not enough room for merged states, neither in memory nor in files. The message states in figures how
 * much they would take.
 */
public final class MergeMemoryException extends SearchRefused {

    private static final long serialVersionUID = 1L;

    public MergeMemoryException(String message) {
        super(message);
    }

    public MergeMemoryException(String message, Throwable cause) {
        super(message, cause);
    }
}
