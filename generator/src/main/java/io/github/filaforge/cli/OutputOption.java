package io.github.filaforge.cli;

/** Where a command writes that makes files. */
final class OutputOption extends Options {

    private final Argument<String> path = option(String.class, "--output")
            .label("PATH")
            .description("What to write: generate writes sources into the folder PATH, package writes the jar PATH.");

    /** Whether there is a path. */
    boolean isGiven() {
        return path.isGiven();
    }

    /**
     * The path.
     *
     * @param what it is to name
     */
    String path(String what) {
        if (!path.isGiven()) {
            throw new UserException(
                    "--output PATH is missing: " + what + " (-o is the order of the cells in every command)");
        }
        return path.value();
    }
}
