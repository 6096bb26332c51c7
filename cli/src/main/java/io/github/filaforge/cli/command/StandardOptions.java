package io.github.filaforge.cli.command;

import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;

/** The options that the program and each of its commands take. */
public final class StandardOptions extends Options {

    /** The option that the message of an internal error names. */
    public static final String STACK_TRACE = "--stack-trace";

    StandardOptions() {
        super(Heading.OTHER);
        declare(new Argument<>(
                OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .description("Show this help and end.")
                        .build(),
                false,
                Heading.FIRST,
                null));
        declare(
                OptionSpec.builder("--version")
                        .versionHelp(true)
                        .description("Show the version and end.")
                        .build(),
                false);
        flag(STACK_TRACE).description("Print the stack trace of an internal error.");
    }
}
