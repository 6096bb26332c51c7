package io.github.filaforge.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.BoardGaps;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A definition of an edge puzzle")
class EdgeDefinitionTest {

    private static final String PINNED = """
            D:xDim=2:yDim=3:edges=0
            E:name=1:sides=0 1 1 0
            E:name=2:sides=1 0 0 2:at=1 0:turn=3
            E:name=3:sides=0 2 0 1
            E:name=4:sides=3 9999 0 0:at=0 2
            E:name=E:sides=0 0 0 0
            E:name=~D:sides=7 8 9 10
            ~D
            """;

    private static EdgePuzzle read(String text) {
        return DefinitionReader.readAll("board.txt", text)
                .get(0)
                .edges()
                .orElseThrow()
                .puzzle();
    }

    @Test
    @DisplayName("has the board, the colour of the rim, and pieces by their sides")
    void reads() {
        EdgePuzzle puzzle = read(PINNED);

        assertEquals("board", puzzle.name());
        assertEquals(2, puzzle.width());
        assertEquals(3, puzzle.height());
        assertEquals(OptionalInt.of(0), puzzle.rim());
        assertEquals(new EdgePiece("4", List.of(3, 9999, 0, 0)), puzzle.pieces().get(3));
        assertEquals(
                List.of("1", "2", "3", "4", "E", "~D"),
                puzzle.pieces().stream().map(EdgePiece::name).toList());
    }

    @Test
    @DisplayName("counts the places of pieces from the bottom left")
    void places() {
        List<EdgePlacement> pins = read(PINNED).pins();

        assertEquals(List.of(new EdgePlacement(5, 1, 3), new EdgePlacement(0, 3, 0)), pins);
    }

    @Test
    @DisplayName("may leave the rim without a colour")
    void withoutRim() {
        EdgePuzzle puzzle = read("""
                D:edges:yDim=1:zDim=1:xDim=1
                E:name=A:sides=0 1 2 3
                ~D
                """);

        assertEquals(OptionalInt.empty(), puzzle.rim());
    }

    @ParameterizedTest
    @ValueSource(strings = {PINNED, """
            D:xDim=1:yDim=1:edges
            E:name=A;b=c:sides=4 3 2 1:at=0 0:turn=2
            ~D
            """, """
            D:xDim=2:yDim=1:edges:turns=fixed
            E:name=A:sides=4 3 2 1:at=0 0
            E:name=B:sides=4 3 2 1
            ~D
            """, """
            D:xDim=1:yDim=1:edges:meets=0-8 1-2:turns=fixed
            E:name=A:sides=4 3 2 1
            ~D
            """, """
            D:xDim=3:yDim=1:edges:pool
            E:name=A:sides=4 3 2 1:copies=2
            E:name=B:sides=4 3 2 1:at=0 0
            E:name=C:sides=4 3 2 1:turns=fixed:copies=*
            E:name=D.1:sides=4 3 2 1
            E:name=D.3:sides=4 3 2 1
            ~D
            """, """
            D:xDim=3:yDim=2:edges=0
            R
            * . *
            ? * ?
            ~R
            E:name=A:sides=4 3 2 1:at=1 0
            E:name=B:sides=4 3 2 1
            E:name=C:sides=4 3 2 1
            ~D
            """, """
            D:xDim=2:yDim=1:edges=1
            E:name=A:sides=4 3 2 1:turns=fixed:at=0 0
            E:name=B:sides=4 3 2 1
            ~D
            """})
    @DisplayName("is written as it is read")
    void writes(String text) {
        assertEquals(text, DefinitionWriter.write(read(text)));
    }

    @Test
    @DisplayName("makes copies, as many as there are cells if any number may be used")
    void copies() {
        EdgePuzzle puzzle = read("""
                D:xDim=3:yDim=1:edges:pool
                E:name=A:sides=0 1 2 3:copies=2
                E:name=B:sides=3 3 3 3:copies=*
                E:name=C:sides=4 3 2 1
                ~D
                """);

        assertEquals(
                List.of("A.1", "A.2", "B.1", "B.2", "B.3", "C"),
                puzzle.pieces().stream().map(EdgePiece::name).toList());
        assertEquals(3, puzzle.size());
    }

    @Test
    @DisplayName("has the cells that take pieces, before or behind them, and those where the board would go on")
    void region() {
        EdgePuzzle puzzle = read("""
                D:xDim=2:yDim=2:edges
                E:name=A:sides=0 1 2 3
                R:layout=0 0 0
                R:optional:layout=1 1 0
                ~D
                """);

        assertEquals(new BoardGaps(Set.of(0, 3), Set.of(1)), puzzle.gaps());
        assertEquals(List.of(2), puzzle.cells());
    }

    @Test
    @DisplayName("states for all pieces and for each whether they may be turned")
    void turns() {
        EdgePuzzle puzzle = read("""
                D:xDim=3:yDim=1:edges:turns=fixed
                E:name=A:sides=0 1 2 3
                E:name=B:sides=0 1 2 3:turns=turn:at=0 0:turn=3
                E:name=C:turns=fixed:sides=0 1 2 3
                ~D
                """);

        assertEquals(
                List.of(false, true, false),
                puzzle.pieces().stream().map(EdgePiece::mayTurn).toList());
        assertTrue(read("D:xDim=1:yDim=1:edges:turns=turn\nE:name=A:sides=0 1 2 3\n~D\n")
                .pieces()
                .get(0)
                .mayTurn());
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "y", "xy"})
    @DisplayName("names the axes along which the board is closed")
    void wrap(String axes) {
        EdgePuzzle puzzle = read("D:xDim=2:yDim=2:edges=0:wrap=" + axes + "\nE:name=A:sides=0 1 2 3:copies=4\n~D\n");

        assertEquals(axes, puzzle.periods().axes());
        assertEquals(axes.length() == 2 ? 8 : 6, puzzle.joins());
    }

    @Test
    @DisplayName("names the colours that meet others instead of themselves")
    void partners() {
        EdgePuzzle puzzle = read("D:xDim=1:yDim=1:edges=2:meets=2-1 0-7\nE:name=A:sides=0 1 2 3\n~D\n");

        assertEquals(Map.of(0, 7, 1, 2, 2, 1, 7, 0), puzzle.partners());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "a b", "a,b", "#1", "a:b", "a\u00a0b", "\u0000", "\ud83d", "a;sides=1"})
    @DisplayName("gives no piece a name that could not be read")
    void unwritableNames(String name) {
        EdgePuzzle puzzle = new EdgePuzzle(
                "board", 1, 1, OptionalInt.empty(), List.of(new EdgePiece(name, List.of(0, 0, 0, 0))), List.of());

        assertThrows(IllegalArgumentException.class, () -> DefinitionWriter.write(puzzle));
    }

    @Test
    @DisplayName("stands in a file with packings")
    void amongPackings() {
        List<Defined<?>> all = DefinitionReader.readAll("mixed.txt", PINNED + """
                D:xDim=1:yDim=1:zDim=1
                C:name=E:layout=0 0 0
                ~D
                """);

        assertEquals(
                List.of("mixed", "mixed-2"), all.stream().map(Defined::name).toList());
        assertEquals(
                List.of(6, 1),
                all.stream().map(each -> each.puzzle().pieceCount()).toList());
        assertEquals("E", all.get(1).packing().puzzle().pieces().get(0).name());
    }

    @Test
    @DisplayName("tells where it is defined")
    void position() {
        Defined<EdgePuzzle> defined =
                DefinitionReader.readAll("board.txt", PINNED).get(0).edges().orElseThrow();

        assertEquals("board.txt:1:1", defined.position().toString());
    }

    @Test
    @DisplayName("may have a board of 1024 cells with 255 colours")
    void largest() {
        StringBuilder text = new StringBuilder("D:xDim=32:yDim=32:edges=0\n");
        for (int piece = 0; piece < 1024; piece++) {
            text.append("E:name=" + piece + ":sides=" + piece % 255 + " 1 2 3\n");
        }

        assertEquals(1024, read(text + "~D\n").size());
    }
}
