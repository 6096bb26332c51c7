package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.terminal.Console;

/**
 * The command {@code fila count}, which is {@code fila solve --count} under a name of its own. It takes only the options
 * that state which solutions count and how the search runs.
 */
public final class CountCommand extends Command {

    private final Console console;
    private final SolveOptions options = new SolveOptions(true);

    public CountCommand(Console console) {
        super(
                "count",
                "Print the number of solutions, counted as solve counts: each once up to rotation. Of several puzzles print a"
                        + " line each, the number, a tab and the name, and in the last line the sum. Of a BurrTools file standard"
                        + " error has the number by BurrTools' rule too.",
                EXAMPLES,
                "  ./fila count def/pentominoes_10x6.txt",
                "  ./fila count --all def/somacube.txt def/pentominoes_20x3.txt",
                "  ./fila count --group-by choice def/calendar.txt");
        this.console = console;
        include(options.common);
        include(options.apart);
        include(options.strategy);
        include(options.threads.threads());
        include(options.threads.memory());
        include(options.uniqueCheck);
        include(options.checkpoint);
        include(options.progress);
        include(options.result.output());
        include(options.groupBy);
        include(options.json);
        include(options.goal);
        include(options.time);
    }

    @Override
    protected Integer run() {
        return SolveSession.run(console, options);
    }
}
