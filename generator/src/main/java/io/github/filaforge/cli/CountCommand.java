package io.github.filaforge.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code fila count}: {@code fila solve --count} by a name of its own, with the options of it that say what counts and how. */
@Command(
        name = "count",
        description =
                "Print the number of solutions, counted as solve counts: each once up to rotation. Of several puzzles print a"
                        + " line each, the number, a tab and the name, and in the last line the sum.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./fila count def/pentominoes_10x6.txt",
            "  ./fila count --all def/somacube.txt def/pentominoes_20x3.txt"
        })
@SuppressWarnings("UnusedVariable") // picocli asks what was given
final class CountCommand implements Callable<Integer> {

    private static final String UNIQUE_CHECK = "--unique-check";

    private final Console console;

    @Mixin
    private CommonOptions options;

    @Mixin
    private StrategyOption strategy;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Count with N threads. Default: one for each processor, but only one for a short search.")
    private Integer threads;

    @Mixin
    private MemoryOption memory;

    @Option(
            names = UNIQUE_CHECK,
            description =
                    "Count no further than to the second solution, and tell by the exit code whether there is exactly"
                            + " one, as solve --unique-check does.")
    private boolean uniqueCheck;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            defaultValue = OutputFile.STANDARD,
            description = "Write the numbers to FILE, compressed by gzip if its name ends in .gz; - is standard output."
                    + " Default: ${DEFAULT-VALUE}.")
    private String output;

    @Mixin
    private ProgressOption progress;

    @Spec
    private CommandSpec spec;

    CountCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<String> given = spec.commandLine().getParseResult().originalArgs();
        List<String> solve = new ArrayList<>();
        if (!uniqueCheck) {
            solve.add("--count");
        }
        solve.addAll(given.subList(given.indexOf(spec.name()) + 1, given.size()));
        SolveCommand counting = new SolveCommand(console);
        new CommandLine(counting).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(solve.toArray(String[]::new));
        return counting.call();
    }
}
