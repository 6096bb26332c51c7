package io.github.filaforge.strategy;

/** A way to search a puzzle of either kind. */
public sealed interface AnyStrategy permits Strategy, EdgeStrategy {

    /** Returns the name by which the strategy is chosen and reported. */
    String name();

    /** Returns a description in a few words for the help of the command line. */
    String summary();
}
