package io.github.filaforge.cli;

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
                .description(what + " to FILE, compressed by gzip if its name ends in .gz; - is standard output."
                        + " Default: ${DEFAULT-VALUE}.");
    }

    /** The name of the file, or {@link OutputFile#STANDARD}. */
    String name() {
        return output.value();
    }

    /** Whether they go to standard output, and to no file. */
    boolean isStandard() {
        return name().equals(OutputFile.STANDARD);
    }
}
