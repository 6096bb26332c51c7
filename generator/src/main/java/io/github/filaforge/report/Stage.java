package io.github.filaforge.report;

import java.util.Locale;

/** The stages between a definition file and its solutions whose times are reported. */
public enum Stage {
    READ,
    PLAN,
    EMIT,
    COMPILE,
    SEARCH;

    /** The name in reports. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
