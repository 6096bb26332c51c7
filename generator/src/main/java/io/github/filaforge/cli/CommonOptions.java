package io.github.filaforge.cli;

import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What every command takes: puzzles and the options that shape a search. */
final class CommonOptions {

    @Parameters(
            arity = "1..*",
            paramLabel = "PUZZLE",
            description = "Definition files, each with one puzzle or more; - is standard input.")
    private List<String> puzzles;

    @Mixin
    private SearchOptions search;

    @SuppressWarnings("UnusedVariable") // picocli asks whether it was given
    @Option(names = "--help", usageHelp = true, description = "Show this help and end.")
    private boolean help;

    /** The definition files as they were given. */
    List<String> puzzleArguments() {
        return puzzles;
    }

    SearchOptions search() {
        return search;
    }

    /**
     * All puzzles.
     *
     * @param order the schedule of ordering heuristics; {@code null} if none is given
     */
    List<PuzzleInput> readAll(String order) {
        search.order(order);
        search.check();
        return PuzzleInput.readAll(puzzles, search.distinct());
    }
}
