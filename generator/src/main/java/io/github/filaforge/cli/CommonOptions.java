package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What every command takes: puzzles and the options that shape a search. */
final class CommonOptions {

    /** How help calls a definition file. */
    static final String PUZZLE = "PUZZLE";

    @Parameters(
            arity = "1..*",
            paramLabel = PUZZLE,
            description = "Definition files, each with one puzzle or more; - is standard input.")
    private List<String> puzzles;

    @Mixin
    private SearchOptions search;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @SuppressWarnings("UnusedVariable") // picocli asks what was given
    @Mixin
    private StandardOptions standard;

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
        CommandLine.ParseResult parsed = command.commandLine().getParseResult();
        return search.request(parsed.hasMatchedOption("--strategy") || parsed.hasMatchedOption("--auto"));
    }

    /** What these options ask for of strategies that are named by the command itself. */
    SearchRequest.Builder requestOfNamedStrategies() {
        return search.request(true);
    }

    /** All puzzles, one by one; to be closed. */
    PuzzleInputs open(SearchRequest request, Console console) {
        return new PuzzleInputs(puzzles, request, console);
    }

    /** The only puzzle. */
    PuzzleInput readOne(SearchRequest request, Console console, String command) {
        try (PuzzleInputs inputs = open(request, console)) {
            if (inputs.areSeveral()) {
                throw new UserException(command + " takes one puzzle, and here are several");
            }
            return inputs.next();
        }
    }
}
