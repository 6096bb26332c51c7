package io.github.filaforge.cli;

import java.util.Map;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.OptionSpec;

/**
 * An option that is being declared. Its description ends it.
 *
 * @param <T> the type of its values
 */
final class Declaration<T> {

    private final Options options;
    private final OptionSpec.Builder option;
    private T standard;
    private Heading heading;
    private ValueTable table;

    /**
     * @param options the group in which it is declared
     * @param standard its value if it is not given, which help does not print; {@code null} if it has none then
     */
    Declaration(Options options, OptionSpec.Builder option, T standard) {
        this.options = options;
        this.option = option;
        this.standard = standard;
        this.heading = options.heading();
    }

    /** Names the heading of the option in help, where that is not the heading of its group. */
    Declaration<T> under(Heading other) {
        heading = other;
        return this;
    }

    /**
     * Sets the values to choose from, with their meanings, which help prints as a table.
     *
     * @param title the line above the table
     */
    Declaration<T> values(String title, Map<String, String> meanings) {
        table = new ValueTable(title, meanings);
        return candidates(meanings.keySet());
    }

    /** What help calls its value. */
    Declaration<T> label(String label) {
        option.paramLabel(label);
        return this;
    }

    /** Its value if it is not given. */
    Declaration<T> standard(T value) {
        return standard(value, value.toString());
    }

    /** Its value if it is not given, and how that is written. */
    Declaration<T> standard(T value, String text) {
        standard = value;
        option.defaultValue(text);
        return this;
    }

    /** What stands between the values in a word. */
    Declaration<T> split(String separator) {
        option.splitRegex(separator);
        return this;
    }

    /** Sets the values to choose from, where their type does not state them. */
    Declaration<T> candidates(Iterable<String> values) {
        option.completionCandidates(values);
        return this;
    }

    /** Its value may be missing, and so is taken by a reader that knows what is none. */
    <R extends IParameterPreprocessor & IParameterConsumer> Declaration<T> mayBeMissing(R reader) {
        option.arity("0..1").preprocessor(reader).parameterConsumer(reader);
        return this;
    }

    /** Looks at its value before it is taken. */
    Declaration<T> checkedBy(IParameterPreprocessor check) {
        option.preprocessor(check);
        return this;
    }

    /** Leaves the option out of help and completion. */
    Declaration<T> hidden() {
        option.hidden(true);
        return this;
    }

    /** Declares the option, with its description in help. */
    Argument<T> description(String description) {
        return options.declare(new Argument<>(option.description(description).build(), standard, heading, table));
    }
}
