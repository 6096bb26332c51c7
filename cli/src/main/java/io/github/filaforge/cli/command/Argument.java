package io.github.filaforge.cli.command;

import io.github.filaforge.libraries.picocli.CommandLine.Model.ArgSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * An option or parameter, and its value after a command line is read. An argument that no command declares has no value
 * given.
 *
 * @param spec the declaration for picocli
 * @param standard the value if the argument is not given; {@code null} if the argument has no default
 * @param heading the heading above the option in help
 * @param table the meanings of the values, if help has a table of them; else {@code null}
 * @param rules the rules for the value and for the options beside it
 * @param rulesForEdges the rules for an edge puzzle
 * @param <T> the type of the values
 */
public record Argument<T>(
        ArgSpec spec, T standard, Heading heading, ValueTable table, List<Rule<T>> rules, List<Rule<T>> rulesForEdges) {

    /**
     * The values of an option with their meanings, which help prints as a table below all options.
     *
     * @param title the line above the table
     * @param meanings the meanings by the values, in the order of the table; most runs never ask for them
     */
    public record ValueTable(String title, Supplier<Map<String, String>> meanings) {}

    /**
     * A rule for an option that is given.
     *
     * @param <T> the type of the values of the option
     */
    interface Rule<T> {

        /**
         * Returns the mistake in a value; empty if there is none.
         *
         * @param given returns true if the option with a name is given too
         */
        Optional<String> mistake(T value, Predicate<String> given);
    }

    /** The label of a definition file in help. */
    public static final String PUZZLE = "PUZZLE";

    Argument(ArgSpec spec, T standard, Heading heading, ValueTable table) {
        this(spec, standard, heading, table, List.of(), List.of());
    }

    /** Returns the longest name of an option, or the label of a parameter. */
    public String name() {
        return spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel();
    }

    /** Returns the value; {@code null} if the argument is not given and has no default. */
    public T value() {
        T given = spec.getValue();
        return given == null ? standard : given;
    }

    /** Returns the value, or another value if there is none. */
    public T orElse(T other) {
        return isGiven() ? value() : other;
    }

    /** Returns the value of a number; empty if there is none. */
    public OptionalInt number() {
        return isGiven() ? OptionalInt.of(((Number) value()).intValue()) : OptionalInt.empty();
    }

    /**
     * Returns the first mistake in the value according to the rules.
     *
     * @param isForEdges true for the rules for an edge puzzle
     */
    Optional<String> mistake(boolean isForEdges) {
        if (!isOnCommandLine(spec)) {
            return Optional.empty();
        }
        return (isForEdges ? rulesForEdges : rules)
                .stream()
                        .flatMap(rule -> rule.mistake(value(), this::isOptionGiven).stream())
                        .findFirst();
    }

    private boolean isOptionGiven(String name) {
        OptionSpec other = spec.command().findOption(name);
        return other != null && isOnCommandLine(other);
    }

    /** Returns true if an argument is given. Picocli does not match an option whose value is read by a reader of its own. */
    private static boolean isOnCommandLine(ArgSpec argument) {
        Object value = argument.getValue();
        boolean isMatched = argument instanceof OptionSpec option
                && argument.command().commandLine().getParseResult().hasMatchedOption(option);
        return value != null && !value.equals(false) && (isMatched || argument.defaultValue() == null);
    }

    /** Returns true if there is a value. An argument without a default has a value only if it is given. */
    public boolean isGiven() {
        return value() != null;
    }
}
