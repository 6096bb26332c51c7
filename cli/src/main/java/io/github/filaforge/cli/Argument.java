package io.github.filaforge.cli;

import io.github.filaforge.libraries.picocli.CommandLine.Model.ArgSpec;

/**
 * An option or parameter, and its value after a command line is read. An argument that no command declares has no value
 * given.
 *
 * @param spec the declaration for picocli
 * @param standard the value if the argument is not given; {@code null} if the argument has no default
 * @param heading the heading above the option in help
 * @param table the meanings of the values, if help has a table of them; else {@code null}
 * @param <T> the type of the values
 */
record Argument<T>(ArgSpec spec, T standard, Heading heading, ValueTable table) {

    /** Returns the value; {@code null} if the argument is not given and has no default. */
    T value() {
        T given = spec.getValue();
        return given == null ? standard : given;
    }

    /** Returns the value, or another value if there is none. */
    T orElse(T other) {
        return isGiven() ? value() : other;
    }

    /** Returns true if there is a value. An argument without a default has a value only if it is given. */
    boolean isGiven() {
        return value() != null;
    }
}
