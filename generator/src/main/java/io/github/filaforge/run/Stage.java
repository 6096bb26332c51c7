package io.github.filaforge.run;

import java.util.Locale;

/** A stage of the work that leads from a definition file to its solutions. The time of each stage is reported. */
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
