package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.edge.EdgeImpossibility;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.oracle.DefinitionText;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Seeded random edge puzzles on their way to a search. */
class EdgeDefinitionsTest {

    static List<Sample> samples() {
        return RandomEdgesTest.samples();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aDefinitionKeepsThePuzzle(Sample sample) {
        EdgePuzzle puzzle = sample.puzzle();

        assertEquals(byPiece(puzzle), byPiece(read(puzzle.name(), DefinitionText.of(puzzle))), sample::toString);
        assertEquals(byPiece(puzzle), byPiece(read(puzzle.name(), DefinitionWriter.write(puzzle))), sample::toString);
    }

    private static EdgePuzzle read(String name, String text) {
        return DefinitionReader.readAll(name + ".txt", text)
                .get(0)
                .edges()
                .orElseThrow()
                .puzzle();
    }

    /** With the pins in the order of their pieces. */
    private static EdgePuzzle byPiece(EdgePuzzle puzzle) {
        return puzzle.withPins(puzzle.pins().stream()
                .sorted(Comparator.comparingInt(pin -> pin.piece()))
                .toList());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void noPuzzleThatHasABoardIsCalledImpossible(Sample sample) {
        if (!sample.boards().isEmpty()) {
            assertEquals(Optional.empty(), EdgeImpossibility.reason(sample.puzzle()), sample::toString);
        }
    }
}
