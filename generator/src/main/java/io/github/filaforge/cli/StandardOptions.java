package io.github.filaforge.cli;

import picocli.CommandLine.Option;

/** What the program and each of its commands take. */
@SuppressWarnings("UnusedVariable") // picocli asks whether they were given
final class StandardOptions {

    /** The option whose name the message of an internal error tells. */
    static final String STACK_TRACE = "--stack-trace";

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help and end.")
    private boolean help;

    @Option(names = "--version", versionHelp = true, description = "Show the version and end.")
    private boolean version;

    @Option(names = STACK_TRACE, description = "Print the stack trace of an internal error.")
    private boolean stackTrace;
}
