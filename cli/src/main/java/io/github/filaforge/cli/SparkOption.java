package io.github.filaforge.cli;

/** The option that has Spark search the parts of a puzzle. */
final class SparkOption extends Options {

    private static final String MASTER = "local(\\[.*])?|spark://.+|k8s://.+|yarn";

    private final Argument<String> master = option(String.class, "--spark")
            .label("MASTER")
            .where(
                    address -> address.matches(MASTER),
                    "--spark takes the address of a master: local[*] for this machine alone, spark://HOST:PORT, k8s://URL or"
                            + " yarn")
            .excludes(
                    "--spark searches all parts of a puzzle: leave out -s, -t, -i, --watch, --sub-puzzles, --tries,"
                            + " --checkpoint, --limit, --unique-check and --json",
                    "-s",
                    "-t",
                    "-i",
                    "--watch",
                    "--sub-puzzles",
                    "--tries",
                    "--checkpoint",
                    "--limit",
                    "--unique-check",
                    "--json")
            .description("Search by the Spark in SPARK_HOME: on this machine (local[*]), or on the cluster"
                    + " with this MASTER. docs/many-machines.md describes what that needs.");

    SparkOption() {
        super(Heading.LONG);
    }

    boolean isGiven() {
        return master.isGiven();
    }

    /** Returns the address of the master, in the form that Spark takes. */
    String master() {
        return master.value();
    }
}
