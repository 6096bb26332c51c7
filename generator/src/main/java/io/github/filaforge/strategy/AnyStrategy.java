package io.github.filaforge.strategy;

/** A way to search a puzzle of either kind. */
public abstract sealed class AnyStrategy permits Strategy, EdgeStrategy {

    private final String name;
    private final String summary;

    AnyStrategy(String name, String summary) {
        this.name = name;
        this.summary = summary;
    }

    /** Returns the name by which the strategy is chosen and reported. */
    public final String name() {
        return name;
    }

    /** Returns a description in a few words for the help of the command line. */
    public final String summary() {
        return summary;
    }
}
