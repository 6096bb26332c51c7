package io.github.filaforge.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.model.Box;
import io.github.filaforge.model.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Writing a definition")
class DefinitionWriterTest {

    private static final int RANDOM_PUZZLES = 1000;

    @Test
    @DisplayName("gives mobile pieces by coordinates and stationary ones by pictures")
    void form() {
        Piece a = new Piece("A", List.of(new Cell(0, 0, 0), new Cell(1, 0, 0)), false);
        Piece wall = new Piece("*", List.of(new Cell(1, 1, 0)), true);
        Piece b = new Piece("B", List.of(new Cell(0, 0, 0)), false);

        assertEquals("""
                D:xDim=2:yDim=2:zDim=1:oneSide
                C:name=A:type=M:layout=0 0 0, 1 0 0
                L:stationary=*
                . *
                . .
                ~L
                C:name=B:type=M:layout=0 0 0
                ~D
                """, DefinitionWriter.write(new Puzzle("small", new Box(2, 2, 1), true, List.of(a, wall, b))));
    }

    @Test
    @DisplayName("is undone by reading, for random puzzles")
    void roundTrip() {
        LongStream.range(0, RANDOM_PUZZLES).forEach(seed -> {
            Puzzle puzzle = new RandomDefinition(seed).puzzle();
            assertEquals(puzzle, rereadAs(puzzle), () -> "seed " + seed + "\n" + DefinitionWriter.write(puzzle));
        });
    }

    static List<Path> shippedDefinitions() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("..", "def"))) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("shippedDefinitions")
    @DisplayName("is undone by reading, for the definitions that come with the program")
    void roundTripOfShippedDefinitions(Path file) {
        for (DefinedPuzzle defined : DefinitionReader.read(file)) {
            assertEquals(defined.puzzle(), rereadAs(defined.puzzle()));
            assertEquals(List.of(), defined.warnings());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "a b", "a,b", "#1", "a\u00a0b", "\u0000", "\ud83d"})
    @DisplayName("refuses names that no definition can give")
    void unwritableNames(String name) {
        assertUnwritable(new Piece(name, List.of(new Cell(0, 0, 0)), false));
    }

    @Test
    @DisplayName("refuses names with a colon where they cannot be drawn")
    void unwritableColons() {
        Piece outside = new Piece("a:b", List.of(new Cell(-1, 0, 0)), false);
        Piece stationary = new Piece("a:b", List.of(new Cell(0, 0, 0)), true);
        Piece likeAnEnd = new Piece("~L:", List.of(new Cell(0, 0, 0)), false);

        assertUnwritable(outside);
        assertUnwritable(stationary);
        assertUnwritable(likeAnEnd);
    }

    private static void assertUnwritable(Piece piece) {
        Puzzle puzzle = new Puzzle("small", new Box(1, 1, 1), false, List.of(piece));

        assertThrows(IllegalArgumentException.class, () -> DefinitionWriter.write(puzzle));
    }

    private static Puzzle rereadAs(Puzzle puzzle) {
        String text = DefinitionWriter.write(puzzle);
        return DefinitionReader.read(puzzle.name() + ".txt", text).get(0).puzzle();
    }
}
