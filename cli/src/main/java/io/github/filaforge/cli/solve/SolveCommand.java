package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.ship.ShipException;

/** The command {@code fila solve}, which generates a solver for each puzzle, runs it and prints the solutions. */
public final class SolveCommand extends Command {

    /** The option by which this command is another name of {@code best}; the program looks at it before all others. */
    public static final String BEST = "--best";

    private final Console console;
    private final SolveOptions options = new SolveOptions(false);

    private final Argument<String> spark;

    public SolveCommand(Console console) {
        super(
                "solve",
                "Generate a solver made for each puzzle, compile it, run it, and print all solutions.",
                EXAMPLES,
                "  ./fila solve def/somacube.txt",
                "  ./fila solve --count def/somacube.txt def/pentominoes_20x3.txt",
                "  ./fila solve --unique-check def/somacube.txt");
        this.console = console;
        include(options);
        flag(BEST)
                .under(Heading.EDGES)
                .description("Look for the best board, as ./fila best does, which has the options.");
        spark = option(String.class, "--spark")
                .label("MASTER")
                .under(Heading.LONG)
                .where(SparkSolving::isMaster, SparkSolving.MASTER_RULE)
                .excludes(
                        "--spark searches all parts of a puzzle: leave out -s, -t, -i, --watch, --sub-puzzles, --tries,"
                                + " --checkpoint, --limit, --time, --unique-check and --json",
                        "-s",
                        "-t",
                        "-i",
                        "--watch",
                        "--sub-puzzles",
                        "--tries",
                        "--checkpoint",
                        "--limit",
                        "--time",
                        "--unique-check",
                        "--json")
                .description("Search by the Spark in SPARK_HOME: on this machine (local[*]), or on the cluster"
                        + " with this MASTER. docs/many-machines.md describes the requirements.");
    }

    @Override
    protected Integer run() throws ShipException {
        return spark.isGiven() ? SparkSolving.run(console, options, spark.value()) : SolveSession.run(console, options);
    }
}
