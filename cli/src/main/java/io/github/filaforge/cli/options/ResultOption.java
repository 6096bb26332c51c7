package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Options;
import java.util.Locale;

/** The option that names the output of results: a file or standard output. */
public final class ResultOption extends Options {

    private final Argument<String> output;

    /**
     * Makes the option of a command.
     *
     * @param what the words for the writing of the results, such as "Write the numbers"
     */
    public ResultOption(String what) {
        output = option(String.class, "--output")
                .label("FILE")
                .standard(OutputFile.STANDARD)
                .description(
                        what + " to FILE. A file whose name ends in .gz is compressed by gzip. - is standard output."
                                + " Default: ${DEFAULT-VALUE}.");
    }

    /** Returns the name of the file, or {@link OutputFile#STANDARD}. */
    public String name() {
        return output.value();
    }

    /** Returns true if the name has an ending, with or without {@code .gz} behind it. */
    public boolean endsIn(String ending) {
        String name = name().toLowerCase(Locale.ROOT);
        return name.endsWith("." + ending) || name.endsWith("." + ending + ".gz");
    }

    /** Returns true if results go to standard output, and not to a file. */
    public boolean isStandard() {
        return name().equals(OutputFile.STANDARD);
    }
}
