package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.SearchRefused;

/** Merged states have no room, neither in memory nor in files; the message says in figures what they would take. */
public final class MergeMemoryException extends SearchRefused {

    private static final long serialVersionUID = 1L;

    MergeMemoryException(String message) {
        super(message);
    }

    MergeMemoryException(String message, Throwable cause) {
        super(message, cause);
    }
}
