package io.github.filaforge.run;

import java.util.Locale;

/** The stages between a definition file and its solutions whose times are reported. */
public enum Stage {
    /** From the start of the JVM until the definition is read: the JVM itself, and the command line. */
    START,
    READ,
    PLAN,
    EMIT,
    COMPILE,
    SEARCH;

    /** Returns the name in reports. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
