package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.input.PuzzleChoice;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.request.SearchRequest;
import java.util.List;
import java.util.Optional;

/** The arguments that most commands take: puzzles, and the options that shape a search. */
public final class CommonOptions extends Options {

    private final Argument<List<String>> puzzles = parameters(
            PositionalParamSpec.builder()
                    .paramLabel(Argument.PUZZLE)
                    .description(
                            "Definition files, each with one puzzle or more, or BurrTools files (.xmpuzzle); - is standard input."));

    private final PuzzleChoice choice = include(new PuzzleChoice());

    private final SearchOptions search = include(new SearchOptions());

    /** Returns the definition files as the command line names them. */
    public List<String> puzzleArguments() {
        return puzzles.value();
    }

    /** Returns true if a search in tries is asked for. */
    public boolean hasTries() {
        return search.hasTries();
    }

    /** Returns the request of these options. */
    public SearchRequest.Builder request() {
        return search.request(isStrategyGiven());
    }

    /** Returns the request of these options with a number in place of the range in the order. */
    public SearchRequest.Builder request(int number) {
        return search.request(isStrategyGiven(), number);
    }

    private boolean isStrategyGiven() {
        return parsed().hasMatchedOption("--strategy") || parsed().hasMatchedOption("--auto");
    }

    /** Returns the range in the order; empty if there is none. */
    public Optional<OrderRange> range() {
        return search.range();
    }

    /** Returns the request of these options for a command that names the strategies by itself. */
    public SearchRequest.Builder requestOfNamedStrategies() {
        return search.request(true);
    }

    /** Opens all puzzles, which are read one by one. The caller closes them. */
    public PuzzleInputs open(SearchRequest request, Console console) {
        return new PuzzleInputs(
                puzzles.value(), choice.problem().number(), choice.selection().number(), request, console);
    }

    /**
     * Refuses options that the puzzle does not take if it is an edge puzzle.
     *
     * @throws UserException if such an option is given
     */
    public void check(SearchInput input) {
        if (input.builder().edges().isPresent()) {
            Command.of(parsed().commandSpec()).checkForEdges(input.name());
        }
    }

    /**
     * Returns the only puzzle.
     *
     * @throws UserException if there are several
     */
    public SearchInput readOne(SearchRequest request, Console console, String command) {
        try (PuzzleInputs inputs = open(request, console)) {
            return inputs.only(command);
        }
    }
}
