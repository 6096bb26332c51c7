package io.github.filaforge.cli;

import picocli.CommandLine.Option;

/** Where a command writes that makes files. */
final class OutputOption {

    @Option(
            names = "--output",
            paramLabel = "PATH",
            description = "What to write: generate writes sources into the folder PATH, package writes the jar PATH.")
    private String path;

    /**
     * The path.
     *
     * @param what it is to name
     */
    String path(String what) {
        if (path == null) {
            throw new UserException(
                    "--output PATH is missing: " + what + " (-o is the order of the cells in every command)");
        }
        return path;
    }
}
