package io.github.filaforge.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.input.PuzzleFile;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.RandomLattices;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    @DisplayName("gives the region as a picture, or by its cells where that would show little but dots")
    void region() {
        Piece a = new Piece("A", List.of(new Cell(0, 0, 0), new Cell(1, 0, 0)), false);
        Extent cells = Extent.of(List.of(new Cell(1, 0, 0)), List.of(new Cell(2, 0, 0), new Cell(1, 1, 0)));
        Puzzle drawn =
                new Puzzle("small", new Container(Lattices.CUBIC, new Box(3, 2, 1)).with(cells), false, List.of(a));
        Puzzle named =
                new Puzzle("large", new Container(Lattices.CUBIC, new Box(40, 40, 1)).with(cells), false, List.of(a));

        assertEquals("""
                D:xDim=3:yDim=2:zDim=1
                R
                . ? .
                . * ?
                ~R
                C:name=A:type=M:layout=0 0 0, 1 0 0
                ~D
                """, DefinitionWriter.write(drawn));
        assertEquals("""
                D:xDim=40:yDim=40:zDim=1
                R:layout=1 0 0
                R:optional:layout=1 1 0, 2 0 0
                C:name=A:type=M:layout=0 0 0, 1 0 0
                ~D
                """, DefinitionWriter.write(named));
    }

    static Stream<Puzzle> puzzlesWithOptionalCells() {
        return Lattices.names().stream()
                .flatMap(name -> RandomLattices.withOptionalCells(name, 5))
                .map(RandomLattices.Sample::puzzle);
    }

    @ParameterizedTest
    @MethodSource("puzzlesWithOptionalCells")
    @DisplayName("gives a puzzle with a region back")
    void readsBackARegion(Puzzle puzzle) {
        String text = DefinitionWriter.write(puzzle);

        assertEquals(
                puzzle,
                DefinitionReader.read(puzzle.name() + ".txt", text).get(0).puzzle(),
                text);
    }

    @Test
    @DisplayName("gives the colours of cells, of the container in ascending order")
    void colours() {
        List<Cell> cells = List.of(new Cell(1, 0, 0), new Cell(0, 0, 0));
        CellColours colours = new CellColours(
                Map.of(new Cell(1, 1, 0), 1, new Cell(0, 0, 0), 2, new Cell(0, 1, 0), 1),
                Set.of(new ColourPair(3, 1), new ColourPair(1, 2)));
        Container container = new Container(Lattices.CUBIC, new Box(2, 2, 1)).withColours(colours);
        List<Piece> pieces = List.of(
                new Piece("A.1", cells, false, List.of(3, 0)),
                new Piece("A.2", cells, false, List.of(3, 0)),
                new Piece("A.3", cells, false, List.of(0, 3)));

        assertEquals("""
                D:xDim=2:yDim=2:zDim=1:match=1-2 3-1
                K:colour=1:layout=0 1 0, 1 1 0
                K:colour=2:layout=0 0 0
                C:name=A:type=M:copies=2:colours=0 3:layout=0 0 0, 1 0 0
                C:name=A.3:type=M:colours=3 0:layout=0 0 0, 1 0 0
                ~D
                """, DefinitionWriter.write(new Puzzle("small", container, false, pieces)));
    }

    @Test
    @DisplayName("gives what may be left over as a range, behind the copies that all solutions have")
    void ranges() {
        List<Cell> cells = List.of(new Cell(0, 0, 0));
        List<Piece> pieces = List.of(
                new Piece("A.1", cells, false),
                new Piece("A.2", cells, false, List.of(), true),
                new Piece("A.3", cells, false),
                new Piece("B", cells, false, List.of(), true),
                new Piece("b:c", cells, false, List.of(), true));

        assertEquals("""
                D:xDim=2:yDim=1:zDim=1
                C:name=A:type=M:copies=1-:layout=0 0 0
                C:name=A.3:type=M:layout=0 0 0
                C:name=B:type=M:copies=0-1:layout=0 0 0
                L:copies=0-1
                b:c .
                ~L
                ~D
                """, DefinitionWriter.write(new Puzzle("small", new Box(2, 1, 1), false, pieces)));
    }

    @Test
    @DisplayName("gives copies in one line, if that makes them again")
    void copies() {
        List<Cell> one = List.of(new Cell(0, 0, 0));
        List<Cell> other = List.of(new Cell(1, 0, 0));

        assertEquals("C:name=Y:type=M:copies=3:layout=0 0 0\n", written(one, "Y.1", "Y.2", "Y.3"));
        assertEquals(
                "C:name=Y:type=M:copies=2:layout=0 0 0\nC:name=Y.4:type=M:layout=0 0 0\n",
                written(one, "Y.1", "Y.2", "Y.4"));
        assertEquals(
                "C:name=Y.1:type=M:copies=2:layout=0 0 0\nC:name=Y.2:type=M:layout=0 0 0\n",
                written(one, "Y.1.1", "Y.1.2", "Y.2"));
        assertSingle(other, "Y.1", "Y.2", "Y");
        assertSingle(one, "Y.2", "Y.1");
        assertSingle(one, ".1", ".2");
        assertSingle(one, "..1", "..2");
        assertSingle(one, "Y.01", "Y.02");
        String tooLong = "Y".repeat(DefinitionLimits.MAX_COPIED_NAME + 1);
        assertSingle(one, tooLong + ".1", tooLong + ".2");
    }

    static Stream<Lattice> lattices() {
        return Stream.concat(
                Lattices.names().stream().map(name -> Lattices.named(name).orElseThrow()),
                Stream.of(Lattices.named("fcc").orElseThrow().withoutFurtherTurns()));
    }

    @ParameterizedTest
    @MethodSource("lattices")
    @DisplayName("says the lattice, and how its pieces turn")
    void everyLatticeIsReadAsItWas(Lattice lattice) {
        Box box = new Box(3, 3, lattice.isPlanar() ? 1 : 3);
        List<Cell> cells = lattice.written(lattice.cells(box));
        Piece mobile = new Piece("A", cells.subList(0, 1), false);
        Piece stationary = new Piece("*", lattice.withJunctions(cells.subList(1, cells.size())), true);
        Puzzle puzzle = new Puzzle("small", new Container(lattice, box), false, List.of(stationary, mobile));

        String definition = DefinitionWriter.write(puzzle);
        Puzzle read = DefinitionReader.read("small.txt", definition).get(0).puzzle();

        assertEquals(puzzle.container(), read.container(), definition);
        assertEquals(puzzle.pieces(), read.pieces(), definition);
    }

    private static void assertSingle(List<Cell> cells, String... names) {
        assertFalse(written(cells, names).contains("copies"));
    }

    /** The pieces of a puzzle of equal pieces of these names as they are written; they must be read as they were. */
    private static String written(List<Cell> cells, String... names) {
        List<Piece> pieces =
                Stream.of(names).map(name -> new Piece(name, cells, false)).toList();
        Puzzle puzzle = new Puzzle("copies", new Box(names.length, 1, 1), false, pieces);
        assertEquals(puzzle, rereadAs(puzzle));
        return DefinitionWriter.write(puzzle).replaceAll("D:.*\n|~D\n", "");
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
        try (PuzzleStream puzzles = PuzzleFile.open(file)) {
            puzzles.forEachRemaining(defined -> {
                if (defined.edges().isPresent()) {
                    EdgePuzzle edges = defined.edges().get().puzzle();
                    String text = DefinitionWriter.write(edges);
                    assertEquals(
                            edges,
                            DefinitionReader.readAll(file.toString(), text)
                                    .get(0)
                                    .puzzle());
                } else {
                    assertEquals(
                            defined.packing().puzzle(),
                            rereadAs(defined.packing().puzzle()));
                }
                assertEquals(List.of(), defined.warnings());
            });
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
