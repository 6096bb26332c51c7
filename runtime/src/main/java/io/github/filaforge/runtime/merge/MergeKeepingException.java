package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.search.SearchRefused;

/**
 * Thrown if levels of a count cannot be stored, or stored levels cannot be used. The message has the file and the reason.
 */
public final class MergeKeepingException extends SearchRefused {

    private static final long serialVersionUID = 1L;

    MergeKeepingException(String message) {
        super(message);
    }

    MergeKeepingException(String message, Throwable cause) {
        super(message, cause);
    }
}
