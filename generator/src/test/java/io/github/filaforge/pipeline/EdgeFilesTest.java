package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.Filaforge;
import io.github.filaforge.edge.EdgeImpossibility;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.request.RequestException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Files of edge puzzles")
class EdgeFilesTest {

    private static final Path MACMAHON = Definitions.file("macmahon_6x4");

    @Test
    @DisplayName("come with the program: MacMahon's squares are all of three colours, none twice")
    void macMahon() {
        List<EdgePuzzle> puzzles = Filaforge.readEdges(MACMAHON);

        assertEquals(1, puzzles.size());
        EdgePuzzle puzzle = puzzles.get(0);
        assertEquals(6, puzzle.width());
        assertEquals(4, puzzle.height());
        assertEquals(OptionalInt.of(0), puzzle.rim());
        Set<List<Integer>> squares = new HashSet<>();
        for (EdgePiece piece : puzzle.pieces()) {
            piece.sides().forEach(colour -> assertEquals(colour, Math.floorMod(colour, 3)));
            squares.add(piece.firstTurned());
        }
        assertEquals(24, squares.size());
        assertEquals(Optional.empty(), EdgeImpossibility.reason(puzzle));
    }

    @Test
    @DisplayName("are told from those of packings")
    void kinds() {
        Path soma = Definitions.file("somacube");

        assertEquals(
                MACMAHON + ":4:1: macmahon_6x4 is an edge puzzle: read it by readEdges",
                assertThrows(RequestException.class, () -> Filaforge.readAll(MACMAHON))
                        .getMessage());
        assertEquals(
                soma + ":5:1: somacube is no edge puzzle: read it by readAll",
                assertThrows(RequestException.class, () -> Filaforge.readEdges(soma))
                        .getMessage());
    }
}
