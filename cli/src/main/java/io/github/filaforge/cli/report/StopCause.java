package io.github.filaforge.cli.report;

/** The reason why a search did not go to its end. */
public enum StopCause {
    /** The search went to its end. */
    NONE(null),
    /** The search found the number of solutions that it was asked for. */
    LIMIT("limit"),
    /** The search took the time that it was given. */
    TIME("time"),
    /** The user, or the system, ended the program. */
    INTERRUPT("interrupt"),
    /** The reader of the output has gone. */
    OUTPUT("output"),
    /** Only a sample of the search was asked for. */
    SAMPLE("sample");

    private final String label;

    StopCause(String label) {
        this.label = label;
    }

    /** Returns the name of the reason in JSON; null if the search went to its end. */
    String label() {
        return label;
    }
}
