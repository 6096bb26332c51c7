package io.github.filaforge.cli;

/** Whether parts of the search are made by Spark. */
final class SparkOption extends Options {

    private static final String MASTER = "local(\\[.*])?|spark://.+|k8s://.+|yarn";

    private final Argument<String> master = option(String.class, "--spark")
            .label("MASTER")
            .description("Search by the Spark in SPARK_HOME: on this machine (local[*]), or on the cluster"
                    + " with this MASTER. docs/many-machines.md describes what that needs.");

    SparkOption() {
        super(Heading.LONG);
    }

    boolean isGiven() {
        return master.isGiven();
    }

    /** The address of the master, as Spark has them. */
    String master() {
        return master.value();
    }

    /** Looks for options of which Spark knows nothing. */
    void check(SolveOptions options) {
        if (!master.value().matches(MASTER)) {
            throw new UserException("--spark takes the address of a master: local[*] for this machine alone,"
                    + " spark://HOST:PORT, k8s://URL or yarn, not '" + master.value() + "'");
        }
        if (options.parts().needOneThread()
                || options.common().hasTries()
                || options.checkpoint().isGiven()
                || options.script().uniqueCheck().value()
                || options.answer().isLimited()
                || options.answer().json()
                || options.answer().statistics()) {
            throw new UserException(
                    "--spark searches all parts of a puzzle: leave out -s, -t, -i, --watch, --sub-puzzles, --tries,"
                            + " --checkpoint, --limit, --unique-check and --json");
        }
    }
}
