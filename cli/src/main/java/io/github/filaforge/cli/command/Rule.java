package io.github.filaforge.cli.command;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * A rule for an option that is given.
 *
 * @param <T> the type of the values of the option
 */
@FunctionalInterface
interface Rule<T> {

    /**
     * Returns the mistake in a value; empty if there is none.
     *
     * @param given returns true if the option with a name is given too
     */
    Optional<String> mistake(T value, Predicate<String> given);
}
