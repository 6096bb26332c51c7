package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.SearchRefused;

/** Levels of a count cannot be kept, or those that were cannot be used; the message says which file and why. */
public final class MergeKeepingException extends SearchRefused {

    private static final long serialVersionUID = 1L;

    MergeKeepingException(String message) {
        super(message);
    }

    MergeKeepingException(String message, Throwable cause) {
        super(message, cause);
    }
}
