package io.github.filaforge.cli;

/** The option that names the output of a command that makes files. */
final class OutputOption extends Options {

    private final Argument<String> path = option(String.class, "--output")
            .label("PATH")
            .description("What to write: generate writes sources into the folder PATH, package writes the jar PATH.");

    /** Returns true if a path is given. */
    boolean isGiven() {
        return path.isGiven();
    }

    /**
     * Returns the path.
     *
     * @param what the thing that the path names, for the message if it is missing
     */
    String path(String what) {
        if (!path.isGiven()) {
            throw new UserException(
                    "--output PATH is missing: " + what + " (-o is the order of the cells in every command)");
        }
        return path.value();
    }
}
