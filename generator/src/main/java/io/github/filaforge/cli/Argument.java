package io.github.filaforge.cli;

import picocli.CommandLine.Model.ArgSpec;

/**
 * An option or parameter, and its value once a command line is read. One that no command takes is never given.
 *
 * @param spec what picocli knows of it
 * @param standard its value if it is not given; {@code null} if it has none then
 * @param <T> what its values are
 */
record Argument<T>(ArgSpec spec, T standard) {

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
