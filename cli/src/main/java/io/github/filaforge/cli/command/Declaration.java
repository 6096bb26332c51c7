package io.github.filaforge.cli.command;

import io.github.filaforge.libraries.picocli.CommandLine.ITypeConverter;
import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An option that is being declared. Its description ends the declaration.
 *
 * @param <T> the type of its values
 */
public final class Declaration<T> {

    private final Options options;
    private final OptionSpec.Builder option;
    private T standard;
    private Heading heading;
    private Argument.ValueTable table;
    private final List<Argument.Rule<T>> rules = new ArrayList<>();
    private final List<Argument.Rule<T>> rulesForEdges = new ArrayList<>();

    /**
     * Begins a declaration.
     *
     * @param options the group in which the option is declared
     * @param standard the value if the option is not given, which help does not print; {@code null} if the option has no
     *     default
     */
    Declaration(Options options, OptionSpec.Builder option, T standard) {
        this.options = options;
        this.option = option;
        this.standard = standard;
        this.heading = options.heading();
    }

    /** Names the heading of the option in help, where that is not the heading of its group. */
    public Declaration<T> under(Heading other) {
        heading = other;
        return this;
    }

    /**
     * Sets the values to choose from, with their meanings, which help prints as a table.
     *
     * @param title the line above the table
     */
    public Declaration<T> values(String title, Supplier<Map<String, String>> meanings) {
        table = new Argument.ValueTable(title, meanings);
        return candidates(() -> meanings.get().keySet().iterator());
    }

    /** Sets the reader of the value. If no value is of the word, it throws a {@code TypeConversionException}. */
    public Declaration<T> readBy(ITypeConverter<T> reader) {
        option.converters(reader);
        return this;
    }

    public Declaration<T> label(String label) {
        option.paramLabel(label);
        return this;
    }

    /** Sets the value if the option is not given. */
    public Declaration<T> standard(T value) {
        return standard(value, value.toString());
    }

    /** Sets the value if the option is not given, and the text of this value. */
    public Declaration<T> standard(T value, String text) {
        standard = value;
        option.defaultValue(text);
        return this;
    }

    /** Sets the separator of the values in a word. */
    public Declaration<T> split(String separator) {
        option.splitRegex(separator);
        return this;
    }

    /** Sets the values to choose from, where their type does not state them. */
    public Declaration<T> candidates(Iterable<String> values) {
        option.completionCandidates(values);
        return this;
    }

    /** Allows the value to be missing. A reader then takes the value, and decides which words are no value. */
    public Declaration<T> mayBeMissing(OptionalValue reader) {
        option.arity("0..1").preprocessor(reader).parameterConsumer(reader);
        return this;
    }

    /** Adds a check that looks at the value before picocli takes it. */
    public Declaration<T> checkedBy(OptionalValue check) {
        option.preprocessor(check);
        return this;
    }

    /** Leaves the option out of help and completion. */
    public Declaration<T> hidden() {
        option.hidden(true);
        return this;
    }

    /** Refuses numbers outside a range, ends included. */
    public Declaration<T> between(double least, double most) {
        return between("a number", least, most);
    }

    /**
     * Refuses numbers outside a range, ends included.
     *
     * @param noun the noun for the number in the message, with its article
     * @param most the greatest number; infinite if there is none
     */
    public Declaration<T> between(String noun, double least, double most) {
        rules.add((value, given) -> {
            double number = ((Number) value).doubleValue();
            return number >= least && number <= most
                    ? Optional.empty()
                    : Optional.of(longName() + " takes " + noun + " from " + text(least)
                            + (most == Double.POSITIVE_INFINITY ? " up" : " to " + text(most)) + ", not " + value);
        });
        return this;
    }

    /** Refuses numbers below another. */
    public Declaration<T> atLeast(double least) {
        return between(least, Double.POSITIVE_INFINITY);
    }

    private static String text(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }

    /** Returns a value as it is written on the command line. */
    private static String shown(Object value) {
        return value instanceof List<?> list
                ? list.stream().map(String::valueOf).collect(Collectors.joining(","))
                : String.valueOf(value);
    }

    /**
     * Refuses values that do not pass a test.
     *
     * @param rule the sentence that states the values that pass; the message goes on with the refused value
     */
    public Declaration<T> where(Predicate<T> passes, String rule) {
        rules.add((value, given) ->
                passes.test(value) ? Optional.empty() : Optional.of(rule + ", not '" + shown(value) + "'"));
        return this;
    }

    /**
     * Refuses the option beside any of some others.
     *
     * @param message the message; if it ends with a blank, the name of the other option follows
     */
    public Declaration<T> excludes(String message, String... others) {
        rules.add((value, given) -> Stream.of(others)
                .filter(given)
                .findFirst()
                .map(other -> message.endsWith(" ") ? message + other : message));
        return this;
    }

    /** Refuses the option unless one of some others is given. */
    public Declaration<T> needs(String... others) {
        return refusedWithout(() -> longName() + " goes with " + String.join(" or ", others), others);
    }

    /** Refuses the option by a message unless one of some others is given. */
    public Declaration<T> refusedWithout(String message, String... others) {
        return refusedWithout(() -> message, others);
    }

    private Declaration<T> refusedWithout(Supplier<String> message, String... others) {
        rules.add((value, given) -> Stream.of(others).anyMatch(given) ? Optional.empty() : Optional.of(message.get()));
        return this;
    }

    private String longName() {
        return Stream.of(option.names())
                .filter(name -> name.startsWith("--"))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Refuses the option for edge puzzles.
     *
     * @param reason the reason, which continues the words "is an edge puzzle:"
     */
    public Declaration<T> onlyForPackings(String reason) {
        String name = option.names()[0];
        rulesForEdges.add((value, given) -> Optional.of(reason + "; leave out " + name));
        return this;
    }

    /** Refuses one value for edge puzzles. */
    public Declaration<T> valueOnlyForPackings(T refused, String reason) {
        String words = option.names()[0] + " " + refused;
        rulesForEdges.add((value, given) ->
                value.equals(refused) ? Optional.of(reason + "; leave out " + words) : Optional.empty());
        return this;
    }

    /** Declares the option, with its description in help. */
    public Argument<T> description(String description) {
        return options.include(new Argument<>(
                option.description(description).build(), standard, heading, table, rules, rulesForEdges));
    }
}
