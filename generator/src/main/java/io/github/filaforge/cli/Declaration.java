package io.github.filaforge.cli;

import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.OptionSpec;

/**
 * An option that is being declared. Its description ends it.
 *
 * @param <T> what its values are
 */
final class Declaration<T> {

    private final Options options;
    private final OptionSpec.Builder option;
    private T standard;

    /**
     * @param options what it is declared among
     * @param standard its value if it is not given, of which help says nothing; {@code null} if it has none then
     */
    Declaration(Options options, OptionSpec.Builder option, T standard) {
        this.options = options;
        this.option = option;
        this.standard = standard;
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

    /** The values to choose from, if their type does not tell. */
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

    /** Neither help nor completion tells of it. */
    Declaration<T> hidden() {
        option.hidden(true);
        return this;
    }

    /** Declares it, with what help says of it. */
    Argument<T> description(String description) {
        return options.declare(option.description(description).build(), standard);
    }
}
