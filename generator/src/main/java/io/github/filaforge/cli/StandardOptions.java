package io.github.filaforge.cli;

import picocli.CommandLine.Model.OptionSpec;

/** What the program and each of its commands take. */
final class StandardOptions extends Options {

    /** The option whose name the message of an internal error tells. */
    static final String STACK_TRACE = "--stack-trace";

    StandardOptions() {
        declare(
                OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .description("Show this help and end.")
                        .build(),
                false);
        declare(
                OptionSpec.builder("--version")
                        .versionHelp(true)
                        .description("Show the version and end.")
                        .build(),
                false);
        flag(STACK_TRACE).description("Print the stack trace of an internal error.");
    }
}
