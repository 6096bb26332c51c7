package io.github.filaforge.cli;

import io.github.filaforge.ship.ShipException;

/** The command {@code fila solve}. */
final class SolveCommand extends Command {

    private final Console console;
    private final SolveOptions options = SolveOptions.ofSolve();
    private final SparkOption spark;

    SolveCommand(Console console) {
        super(
                "solve",
                "Generate a solver made for each puzzle, compile it, run it, and print all solutions.",
                EXAMPLES,
                "  ./fila solve def/somacube.txt",
                "  ./fila solve --count def/somacube.txt def/pentominoes_20x3.txt",
                "  ./fila solve --unique-check def/somacube.txt");
        this.console = console;
        options.groups().forEach(this::include);
        spark = include(new SparkOption());
    }

    @Override
    protected Integer run() throws ShipException {
        return spark.isGiven() ? SparkSolving.run(console, options, spark) : PuzzleSolving.run(console, options);
    }
}
