package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;

/** The option that names the output of a command that makes files. */
public final class OutputOption extends Options {

    private final Argument<String> path = option(String.class, "--output")
            .label("PATH")
            .description("What to write: generate writes sources into the folder PATH, package writes the jar PATH.");

    /** Returns true if a path is given. */
    public boolean isGiven() {
        return path.isGiven();
    }

    /**
     * Returns the path.
     *
     * @param what the thing that the path names, for the message if it is missing
     */
    public String path(String what) {
        if (!path.isGiven()) {
            throw new UserException(
                    "--output PATH is missing: " + what + " (-o is the order of the cells in every command)");
        }
        return path.value();
    }
}
