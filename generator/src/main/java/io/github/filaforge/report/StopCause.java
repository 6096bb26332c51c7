package io.github.filaforge.report;

/** Why a search did not go to its end. */
public enum StopCause {
    /** It went to its end. */
    NONE(null),
    /** It found as many solutions as were asked for. */
    LIMIT("limit"),
    /** The user, or the system, ended the program. */
    INTERRUPT("interrupt"),
    /** The reader of the output has gone. */
    OUTPUT("output"),
    /** Only a sample of it was asked for. */
    SAMPLE("sample");

    private final String label;

    StopCause(String label) {
        this.label = label;
    }

    /** The value in JSON. */
    String label() {
        return label;
    }
}
