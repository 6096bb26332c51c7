package io.github.filaforge.cli;

import java.util.Locale;

/** Where results go: to a file or to standard output. */
final class ResultOption extends Options {

    private final Argument<String> output;

    /**
     * @param what what is done with the results, such as "Write the numbers"
     */
    ResultOption(String what) {
        output = option(String.class, "--output")
                .label("FILE")
                .standard(OutputFile.STANDARD)
                .description(
                        what + " to FILE. A file whose name ends in .gz is compressed by gzip. - is standard output."
                                + " Default: ${DEFAULT-VALUE}.");
    }

    /** The name of the file, or {@link OutputFile#STANDARD}. */
    String name() {
        return output.value();
    }

    /** Returns whether the name has an ending, with or without {@code .gz} behind it. */
    boolean endsIn(String ending) {
        String name = name().toLowerCase(Locale.ROOT);
        return name.endsWith("." + ending) || name.endsWith("." + ending + ".gz");
    }

    /** Whether they go to standard output, and to no file. */
    boolean isStandard() {
        return name().equals(OutputFile.STANDARD);
    }
}
