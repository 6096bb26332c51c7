package io.github.filaforge.cli;

import picocli.CommandLine.Model.ArgSpec;

/**
 * An option or parameter, and its value once a command line is read. An argument that no command takes is never given.
 *
 * @param spec the declaration for picocli
 * @param standard the value if the argument is not given; {@code null} if it has none then
 * @param heading the heading above the option in help
 * @param table the meanings of the values, if help has a table of them; else {@code null}
 * @param <T> the type of the values
 */
record Argument<T>(ArgSpec spec, T standard, Heading heading, ValueTable table) {

    /** The value; {@code null} if it is not given and has no default. */
    T value() {
        T given = spec.getValue();
        return given == null ? standard : given;
    }

    /** The value, or another if there is none. */
    T orElse(T other) {
        return isGiven() ? value() : other;
    }

    /** Whether there is a value; of one without a default, whether it is given. */
    boolean isGiven() {
        return value() != null;
    }
}
