package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.PositionalParamSpec;

/** What every command takes: puzzles and the options that shape a search. */
final class CommonOptions extends Options {

    /** How help calls a definition file. */
    static final String PUZZLE = "PUZZLE";

    private final Argument<List<String>> puzzles = parameters(
            PositionalParamSpec.builder()
                    .paramLabel(PUZZLE)
                    .description(
                            "Definition files, each with one puzzle or more, or BurrTools files (.xmpuzzle); - is standard input."));

    private final ProblemOption problem = include(new ProblemOption());

    private final SelectionOption selection = include(new SelectionOption());

    private final SearchOptions search = include(new SearchOptions());

    /** The definition files as they were given. */
    List<String> puzzleArguments() {
        return puzzles.value();
    }

    /** Whether a search is asked for that gives up and begins again. */
    boolean hasTries() {
        return search.hasTries();
    }

    /** What these options ask for. */
    SearchRequest.Builder request() {
        return search.request(isStrategyGiven());
    }

    /** Returns what these options ask for if the range in the order has a number. */
    SearchRequest.Builder request(int number) {
        return search.request(isStrategyGiven(), number);
    }

    private boolean isStrategyGiven() {
        return parsed().hasMatchedOption("--strategy") || parsed().hasMatchedOption("--auto");
    }

    /** Returns the range in the order; empty if there is none. */
    Optional<OrderRange> range() {
        return search.range();
    }

    /** What these options ask for of strategies that are named by the command itself. */
    SearchRequest.Builder requestOfNamedStrategies() {
        return search.request(true);
    }

    /** All puzzles, one by one; to be closed. */
    PuzzleInputs open(SearchRequest request, Console console) {
        return new PuzzleInputs(puzzles.value(), problem.number(), selection.number(), request, console);
    }

    /**
     * Looks for options that an edge puzzle does not take.
     *
     * @throws UserException if there is one
     */
    void check(EdgeInput input) {
        EdgeOptions.check(input.name(), parsed());
    }

    /**
     * Returns the only puzzle.
     *
     * @throws UserException if there are several
     */
    SearchInput readOne(SearchRequest request, Console console, String command) {
        try (PuzzleInputs inputs = open(request, console)) {
            return inputs.only(command);
        }
    }
}
