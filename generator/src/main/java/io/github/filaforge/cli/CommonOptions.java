package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
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

    /** Whether a search is asked for that gives up and begins again. */
    boolean hasTries() {
        return search.hasTries();
    }

    /** What these options ask for. */
    SearchRequest.Builder request() {
        return search.request();
    }

    /** All puzzles. */
    List<PuzzleInput> readAll(SearchRequest request, Console console) {
        return PuzzleInput.readAll(puzzles, request, console.in());
    }

    /** The only puzzle. */
    PuzzleInput readOne(SearchRequest request, Console console, String command) {
        List<PuzzleInput> inputs = readAll(request, console);
        if (inputs.size() != 1) {
            throw new UserException(command + " takes one puzzle, not " + inputs.size());
        }
        return inputs.get(0);
    }
}
