package io.github.filaforge.polyform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Piece;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sets of pieces that people know, and the numbers of their pieces. */
@Tag("seconds")
class PieceSetTest {

    private static final Polyforms ONE_SIDED = new Polyforms(Lattices.CUBIC, Polyforms.Kind.ONE_SIDED);
    private static final Polyforms SOLID = new Polyforms(Lattices.CUBIC, Polyforms.Kind.SOLID);

    /**
     * The numbers of pieces of each lattice. They come from the literature, or from an enumeration of this test where the
     * literature has none.
     */
    @ParameterizedTest
    @CsvSource({
        "cubic,            FREE,      1 1 2 5 12 35 108",
        "cubic,            ONE_SIDED, 1 1 2 7 18 60 196",
        "cubic,            SOLID,     1 1 2 8 29 166",
        "triangular,       FREE,      1 1 1 3 4 12 24 66 160",
        "triangular,       ONE_SIDED, 1 1 1 4 6 19 43 120 307",
        "hexagonal,        FREE,      1 1 3 7 22 82",
        "hexagonal,        ONE_SIDED, 1 1 3 10 33 147",
        "hexagonal-edges,  FREE,      1 1 3 4 12 27",
        "hexagonal-edges,  ONE_SIDED, 1 1 4 6 19 49",
        "tetrakis,         FREE,      1 3 4 14 30 107",
        "tetrakis,         ONE_SIDED, 1 4 6 22 56 198",
        "fcc,              SOLID,     1 1 4 25 210",
        "triangular-prism, SOLID,     1 2 3 13 43 221",
        "hexagonal-prism,  SOLID,     1 2 5 23",
        "hypercubic,       SOLID,     1 1 2 7 27",
        "rhombic,          SOLID,     1 3 6 24",
        "tetra-octa,       SOLID,     2 2 3 12 34",
    })
    void thereAreAsManyPiecesOfEachSizeAsIsKnown(String lattice, Polyforms.Kind kind, String counts) {
        Polyforms forms = new Polyforms(Lattices.named(lattice).orElseThrow(), kind);

        assertEquals(counts, counts(forms, counts));
    }

    private static String counts(Polyforms forms, String known) {
        return IntStream.rangeClosed(1, known.split(" ").length)
                .mapToObj(size -> Integer.toString(forms.ofSize(size).size()))
                .collect(Collectors.joining(" "));
    }

    /** The number of fixed pieces is the sum, over the free pieces, of the number of their images under all symmetries. */
    @ParameterizedTest
    @CsvSource({
        "triangular,       2 3 6 14 36 94 250 675",
        "hexagonal,        1 3 11 44 186 814",
        "hexagonal-edges,  3 6 14 36 99 281",
        "fcc,              1 6 50 475",
        "triangular-prism, 2 5 20 91 450",
        "hexagonal-prism,  1 4 24 168",
        "hypercubic,       1 4 28 234 2162",
    })
    void theirOrientationsAreAsManyAsIsKnown(String lattice, String counts) {
        Lattice cells = Lattices.named(lattice).orElseThrow();
        Polyforms forms = new Polyforms(cells, cells.isPlanar() ? Polyforms.Kind.FREE : Polyforms.Kind.SOLID);

        String found = IntStream.rangeClosed(1, counts.split(" ").length)
                .mapToObj(size -> Integer.toString(forms.ofSize(size).stream()
                        .mapToInt(form -> orientations(form, cells))
                        .sum()))
                .collect(Collectors.joining(" "));

        assertEquals(counts, found);
    }

    private static int orientations(List<Cell> cells, Lattice lattice) {
        return lattice.turns().orientations(cells, Turns.ALL).size();
    }

    @Test
    void everySetHasItsNumberOfPieces() {
        String found = PieceSet.names(Lattices.CUBIC).stream()
                .map(name -> PieceSet.named(name).orElseThrow())
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
        assertTrue(set.pieces().stream().allMatch(piece -> piece.isConnected(set.lattice())));
    }

    /** The definitions that come with the program were made by other hands. */
    @ParameterizedTest
    @CsvSource({
        "pentominoes,           pentominoes_10x6",
        "one-sided-pentominoes, pentominoes_1s_18x5",
        "one-sided-pentominoes, pentominoes_1s_15x6",
        "one-sided-pentominoes, pentominoes_1s_10x9",
        "heptominoes,           heptominoes_33x23",
        "heptominoes,           heptominoes_3x3x3_on_9x9x9",
        "soma,                  somacube",
    })
    void thePiecesAreCalledAsInTheDefinitionsThatComeWithTheProgram(String name, String definition) {
        PieceSet set = PieceSet.named(name).orElseThrow();
        List<Piece> shipped = Filaforge.readAll(Path.of("..", "def", definition + ".txt"))
                .get(0)
                .mobilePieces();

        assertEquals(byName(set.kind(), shipped), byName(set.kind(), set.pieces()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pentominoes_2sets_30x4", "pentominoes_2sets_24x5", "pentominoes_2sets_20x6"})
    void twoSetsHaveTwoPiecesOfEachPentomino(String definition) {
        PieceSet set = PieceSet.named("pentominoes").orElseThrow();
        List<Piece> shipped = Filaforge.readAll(Path.of("..", "def", definition + ".txt"))
                .get(0)
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
        List<Piece> shipped = Filaforge.readAll(Path.of("..", "def", "hexominoes_15x14.txt"))
                .get(0)
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
                    SOLID.mirrored(set.piece("L" + number).orElseThrow().cells());
            assertEquals(SOLID.least(mirrored), leastOf(set, "J" + number));
        }
    }

    /** The number of orientations of each piece shows how symmetric it is, and so distinguishes pieces up to that. */
    @Test
    void theHexiamondsAreCalledAsInTheLiterature() {
        PieceSet set = PieceSet.named("hexiamonds").orElseThrow();
        String found = set.pieces().stream()
                .map(piece -> piece.name() + " " + orientations(piece.cells(), set.lattice()))
                .collect(Collectors.joining(", "));

        assertEquals(
                "Bar 6, Crook 12, Crown 6, Sphinx 12, Snake 6, Yacht 12, Chevron 6, Signpost 12, Lobster 6, Hook 12,"
                        + " Hexagon 1, Butterfly 3",
                found);
        // of all, these two alone do not have as many triangles that point up as down
        assertEquals(
                List.of("Sphinx", "Yacht"),
                set.pieces().stream()
                        .filter(piece ->
                                piece.cells().stream().mapToInt(Cell::z).sum() != 3)
                        .map(Piece::name)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"hexiamonds, hexiamonds_6x6", "tetrahexes, tetrahexes_7x4", "pentatwigs, pentatwigs_triangle"})
    void thePiecesAreThoseOfTheDefinitionsUnderOtherNames(String name, String definition) {
        PieceSet set = PieceSet.named(name).orElseThrow();
        List<Piece> shipped = Filaforge.readAll(Path.of("..", "def", definition + ".txt"))
                .get(0)
                .mobilePieces();

        assertEquals(
                Set.copyOf(byName(set.kind(), shipped).values()),
                Set.copyOf(byName(set.kind(), set.pieces()).values()));
    }

    @Test
    void setsTogetherHaveAllPiecesUnderDifferentNames() {
        PieceSet together = PieceSet.named("trominoes+tetrominoes").orElseThrow();

        assertEquals(
                List.of("I-3", "V", "I-4", "O", "T", "S", "L"),
                together.pieces().stream().map(Piece::name).toList());
        assertEquals(Optional.of("one-sided-trominoes+one-sided-tetrominoes"), together.oneSidedName());
        assertEquals(Optional.empty(), PieceSet.named("trominoes+soup"));
        for (String bad : List.of("trominoes+trominoes", "trominoes+soma", "trominoes+trihexes")) {
            assertThrows(IllegalArgumentException.class, () -> PieceSet.named(bad));
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
        return (isFlat ? ONE_SIDED : SOLID).least(cells);
    }

    private static Map<String, List<Cell>> byName(Polyforms kind, List<Piece> pieces) {
        return pieces.stream()
                .collect(Collectors.toMap(
                        Piece::name, piece -> kind.least(piece.cells()), (one, other) -> one, TreeMap::new));
    }
}
