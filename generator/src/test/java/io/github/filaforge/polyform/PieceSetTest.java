package io.github.filaforge.polyform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sets of pieces that people know, and how many pieces there are. */
class PieceSetTest {

    @ParameterizedTest
    @CsvSource({
        "FREE,      1 1 2 5 12 35 108",
        "ONE_SIDED, 1 1 2 7 18 60 196",
        "SOLID,     1 1 2 8 29 166",
    })
    void thereAreAsManyPiecesOfEachSizeAsIsKnown(Polyforms kind, String counts) {
        String found = IntStream.rangeClosed(1, counts.split(" ").length)
                .mapToObj(size -> Integer.toString(kind.ofSize(size).size()))
                .collect(Collectors.joining(" "));

        assertEquals(counts, found);
    }

    @Test
    void everySetHasItsNumberOfPieces() {
        String found = sets().stream()
                .map(set -> set.name() + " " + set.pieces().size() + " " + set.volume())
                .collect(Collectors.joining("\n"));

        assertEquals("""
                dominoes 1 2
                trominoes 2 6
                tetrominoes 5 20
                pentominoes 12 60
                hexominoes 35 210
                heptominoes 108 756
                one-sided-dominoes 1 2
                one-sided-trominoes 2 6
                one-sided-tetrominoes 7 28
                one-sided-pentominoes 18 90
                one-sided-hexominoes 60 360
                one-sided-heptominoes 196 1372
                soma 7 27
                tetracubes 8 32
                pentacubes 29 145""", found);
    }

    static List<PieceSet> sets() {
        return PieceSet.names().stream()
                .map(name -> PieceSet.named(name).orElseThrow())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void thePiecesOfASetAreConnectedAndDifferAndSoDoTheirNames(PieceSet set) {
        int size = set.pieces().size();

        assertEquals(size, byName(set.kind(), set.pieces()).size());
        assertEquals(
                size,
                set.pieces().stream()
                        .map(piece -> set.kind().least(piece.cells()))
                        .distinct()
                        .count());
        assertTrue(set.pieces().stream().allMatch(piece -> piece.isConnected(Lattices.CUBIC)));
    }

    /** The definitions that come with the program were made by other hands. */
    @ParameterizedTest
    @CsvSource({
        "pentominoes,           pentominoes_10x6",
        "one-sided-pentominoes, pentominoes_1s_18x5",
        "one-sided-pentominoes, pentominoes_1s_15x6",
        "one-sided-pentominoes, pentominoes_1s_10x9",
        "heptominoes,           heptominoes_33x23",
        "soma,                  somacube",
    })
    void thePiecesAreCalledAsInTheDefinitionsThatComeWithTheProgram(String name, String definition) {
        PieceSet set = PieceSet.named(name).orElseThrow();
        List<Piece> shipped = DefinitionReader.read(Path.of("..", "def", definition + ".txt"))
                .get(0)
                .puzzle()
                .mobilePieces();

        assertEquals(byName(set.kind(), shipped), byName(set.kind(), set.pieces()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pentominoes_2sets_30x4", "pentominoes_2sets_24x5", "pentominoes_2sets_20x6"})
    void twoSetsHaveTwoPiecesOfEachPentomino(String definition) {
        PieceSet set = PieceSet.named("pentominoes").orElseThrow();
        List<Piece> shipped = DefinitionReader.read(Path.of("..", "def", definition + ".txt"))
                .get(0)
                .puzzle()
                .mobilePieces();

        assertEquals(
                set.pieces().stream()
                        .collect(Collectors.toMap(piece -> set.kind().least(piece.cells()), piece -> 2L)),
                shipped.stream()
                        .collect(Collectors.groupingBy(
                                piece -> set.kind().least(piece.cells()), Collectors.counting())));
    }

    @Test
    void theHexominoesAreThoseOfTheDefinitionUnderOtherNames() {
        PieceSet set = PieceSet.named("hexominoes").orElseThrow();
        List<Piece> shipped = DefinitionReader.read(Path.of("..", "def", "hexominoes_15x14.txt"))
                .get(0)
                .puzzle()
                .mobilePieces();

        assertEquals(
                Set.copyOf(byName(set.kind(), shipped).values()),
                Set.copyOf(byName(set.kind(), set.pieces()).values()));
    }

    @Test
    void theTetrominoesAreCalledAsInTheGame() {
        PieceSet set = PieceSet.named("one-sided-tetrominoes").orElseThrow();

        assertEquals(cells("0 1 0, 1 1 0, 1 0 0, 2 0 0"), leastOf(set, "Z"));
        assertEquals(cells("0 0 0, 1 0 0, 1 1 0, 2 1 0"), leastOf(set, "S"));
        assertEquals(cells("0 2 0, 0 1 0, 0 0 0, 1 0 0"), leastOf(set, "L"));
        assertEquals(cells("1 2 0, 1 1 0, 1 0 0, 0 0 0"), leastOf(set, "J"));
    }

    /** L1 to L4 have a cube above the cells of an L from the end of its long arm on, J1 to J4 are their mirror images. */
    @Test
    void thePentacubesOnAnLAreNumberedFromTheEndOfItsLongArm() {
        PieceSet set = PieceSet.named("pentacubes").orElseThrow();
        String bar = "0 3 0, 0 2 0, 0 1 0, 1 1 0, ";

        assertEquals(cells(bar + "0 3 1"), leastOf(set, "L1"));
        assertEquals(cells(bar + "0 2 1"), leastOf(set, "L2"));
        assertEquals(cells(bar + "0 1 1"), leastOf(set, "L3"));
        assertEquals(cells(bar + "1 1 1"), leastOf(set, "L4"));
        for (String number : List.of("1", "2", "4")) {
            List<Cell> mirrored =
                    Polyforms.mirrored(set.piece("L" + number).orElseThrow().cells());
            assertEquals(Polyforms.SOLID.least(mirrored), leastOf(set, "J" + number));
        }
    }

    private static List<Cell> leastOf(PieceSet set, String name) {
        return set.kind().least(set.piece(name).orElseThrow().cells());
    }

    /** The least form, in the kind of any of the sets here, of a piece of these cells. */
    private static List<Cell> cells(String layout) {
        String text = "D:xDim=9:yDim=1:zDim=1\nC:name=A:layout=" + layout + "\nL:stationary=*\n"
                + ". ".repeat(layout.split(",").length) + "* ".repeat(9 - layout.split(",").length) + "\n~L\n~D\n";
        List<Cell> cells = DefinitionReader.read("cells", text)
                .get(0)
                .puzzle()
                .pieces()
                .get(0)
                .cells();
        boolean isFlat = cells.stream().allMatch(cell -> cell.z() == 0);
        return (isFlat ? Polyforms.ONE_SIDED : Polyforms.SOLID).least(cells);
    }

    private static Map<String, List<Cell>> byName(Polyforms kind, List<Piece> pieces) {
        return pieces.stream()
                .collect(Collectors.toMap(
                        Piece::name, piece -> kind.least(piece.cells()), (one, other) -> one, TreeMap::new));
    }
}
