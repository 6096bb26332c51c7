package io.github.filaforge.cli;

import io.github.filaforge.Preparation;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.definition.DefinedPuzzle;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.SourcePosition;
import io.github.filaforge.image.UnplaceablePieceException;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The puzzles of a command line. All are read and their images found before anything is done with the first, so that a
 * mistake in the last costs nothing.
 *
 * @param name the name of the puzzle
 * @param preparation the way to its search
 */
record PuzzleInput(String name, Preparation preparation) {

    private static final String FITTING_REMEDY =
            "every mobile piece needs a place in the region: check its cells, the box and the stationary pieces";

    /** Reads every puzzle of the given definition files; {@code -} is standard input. */
    static List<PuzzleInput> readAll(List<String> arguments, SearchRequest request, InputStream in) {
        List<PuzzleInput> inputs = new ArrayList<>();
        for (String argument : arguments) {
            Stopwatch reading = new Stopwatch();
            if (inputs.isEmpty()) {
                reading.addTimeSinceStart(Stage.START);
            }
            List<DefinedPuzzle> puzzles = reading.time(Stage.READ, () -> DefinitionReader.readArgument(argument, in));
            for (DefinedPuzzle puzzle : puzzles) {
                Stopwatch stopwatch = inputs.isEmpty() ? reading : new Stopwatch();
                inputs.add(new PuzzleInput(puzzle.puzzle().name(), prepare(puzzle, argument, request, stopwatch)));
            }
        }
        return inputs;
    }

    private static Preparation prepare(
            DefinedPuzzle puzzle, String argument, SearchRequest request, Stopwatch stopwatch) {
        Preparation preparation = new Preparation(puzzle.puzzle(), fileName(argument), request, stopwatch);
        try {
            preparation.images();
            return preparation;
        } catch (UnplaceablePieceException e) {
            SourcePosition place = puzzle.positionOf(e.piece());
            throw new UserException(place.report(e.getMessage(), FITTING_REMEDY));
        }
    }

    private static String fileName(String argument) {
        Path name = Path.of(argument).getFileName();
        return name == null ? argument : name.toString();
    }
}
