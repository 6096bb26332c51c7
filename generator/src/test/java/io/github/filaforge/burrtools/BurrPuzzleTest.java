package io.github.filaforge.burrtools;

import static io.github.filaforge.burrtools.BurrFiles.entry;
import static io.github.filaforge.burrtools.BurrFiles.file;
import static io.github.filaforge.burrtools.BurrFiles.read;
import static io.github.filaforge.burrtools.BurrFiles.shape;
import static io.github.filaforge.burrtools.BurrFiles.solutions;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.source.InputException;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Problems of BurrTools files as puzzles")
class BurrPuzzleTest {

    private static final String BAR = shape("bar", 2, 1, 1, "##");
    private static final String CORNER = shape("corner", 2, 2, 1, "###_");

    @Test
    void theFilledVoxelsOfTheResultAreTheRegion() {
        // the result lies off the origin, and has a hole
        String result = shape("frame", 4, 2, 1, "_#_####_");
        BurrPuzzle puzzle = only(file(0, BAR + CORNER + result, entry(0) + entry(1), 2, "state=\"0\""));

        assertEquals("""
                D:xDim=4:yDim=2:zDim=1
                R
                * * * .
                . * . *
                ~R
                C:name=bar:type=M:layout=0 0 0, 1 0 0
                C:name=corner:type=M:layout=0 0 0, 0 1 0, 1 0 0
                ~D
                """, DefinitionWriter.write(puzzle.defined().puzzle()));
    }

    private static BurrPuzzle only(String text) {
        List<BurrPuzzle> puzzles = BurrPuzzle.all(read(text), OptionalInt.empty());
        assertEquals(1, puzzles.size());
        return puzzles.get(0);
    }

    private static String pieces(BurrPuzzle puzzle, int solution) {
        return puzzle.pieces(puzzle.problem().stored().get(solution).assembly()).orElseThrow().stream()
                .map(BurrPuzzleTest::text)
                .collect(Collectors.joining("; "));
    }

    private static String text(PlacedPiece piece) {
        return piece.name() + ": "
                + piece.cells().stream()
                        .map(cell -> cell.get(0) + " " + cell.get(1) + " " + cell.get(2))
                        .collect(Collectors.joining(", "));
    }

    @Test
    void aStoredSolutionOfCubesTellsWhereThePiecesLie() {
        // rotation 16 is a quarter turn: what leads along x leads along y then, and what leads along y along -x
        BurrPuzzle puzzle = only(file(
                0,
                BAR + CORNER + shape("", 3, 2, 1, "_#####"),
                entry(0) + entry(1),
                2,
                "state=\"2\" assemblies=\"1\"\n" + solutions("0 1 0 0 2 0 0 16")));

        assertEquals("bar: 0 1 0, 1 1 0; corner: 1 0 0, 2 0 0, 2 1 0", pieces(puzzle, 0));
    }

    @Test
    void positionsReferToTheHotspot() {
        String bar = BAR.replace("type", "hx=\"1\" type");
        BurrPuzzle puzzle = only(file(
                0,
                bar + shape("box", 2, 1, 2, "####"),
                "<shape id=\"0\" count=\"2\"/>",
                1,
                "state=\"2\" assemblies=\"2\"\n" + solutions("1 0 0 0 1 0 1 0", "0 0 0 4 1 0 1 12")));

        // rotation 4 carries x to z: the voxel before the hotspot comes to lie below it; 12 carries it to -z
        assertEquals("bar.1: 0 0 0, 1 0 0; bar.2: 0 0 1, 1 0 1", pieces(puzzle, 0));
        assertEquals("bar.1: 0 0 -1, 0 0 0; bar.2: 1 0 1, 1 0 2", pieces(puzzle, 1));
    }

    @Test
    void aStoredSolutionOfPrismsTellsWhereThePiecesLie() {
        // a triangle that points up, and a diamond; 60 degrees turn what points up into what points down
        BurrPuzzle puzzle = only(file(
                1,
                shape("tri", 1, 1, 1, "#") + shape("diamond", 2, 1, 1, "##") + shape("trapeze", 3, 1, 1, "###"),
                entry(0) + entry(1),
                2,
                "state=\"2\" assemblies=\"1\"\n" + solutions("2 0 0 0 0 0 0 0", "0 0 0 2 2 0 0 3")));

        assertEquals("tri: 1 0 0; diamond: 0 0 0, 0 0 1", pieces(puzzle, 0));
        assertEquals("tri: 0 0 0; diamond: 0 0 1, 1 0 0", pieces(puzzle, 1));
        assertEquals(List.of("0 0 0", "0 0 1", "1 0 0"), cells(puzzle));
    }

    private static List<String> cells(BurrPuzzle puzzle) {
        Region region = puzzle.defined().puzzle().region();
        return IntStream.range(0, region.size())
                .mapToObj(number -> region.cell(number).toString())
                .toList();
    }

    @Test
    void aStoredSolutionOfBallsTellsWhereThePiecesLie() {
        // rotation 1 exchanges x and z, and turns y round
        BurrPuzzle puzzle = only(file(
                2,
                shape("pair", 2, 2, 1, "#__#") + shape("square", 2, 2, 2, "#__#_##_"),
                "<shape id=\"0\" count=\"2\"/>",
                1,
                "state=\"2\" assemblies=\"1\"\n" + solutions("0 0 0 0 1 0 1 2")));

        assertEquals("pair.1: 0 0 0, 1 1 0; pair.2: 0 1 1, 1 0 1", pieces(puzzle, 0));
    }

    @Test
    void aStoredSolutionOfRhombicTetrahedraTellsWhereThePiecesLie() {
        // four on a side of a cube, and two of them that share an edge of it; rotation 10 is a half turn about z
        String empty = "_".repeat(64);
        BurrPuzzle puzzle = only(file(
                3,
                shape("two", 4, 4, 5, empty + "____" + "____" + "___#" + "__#_")
                        + shape("side", 4, 4, 5, empty + "____" + "__#_" + "_#_#" + "__#_"),
                "<shape id=\"0\" count=\"2\"/>",
                1,
                "state=\"2\" assemblies=\"1\"\n" + solutions("0 0 0 0 4 4 0 10")));

        // the box begins with the block of five that the cells are in
        assertEquals("two.1: 2 3 4, 3 2 4; two.2: 1 2 4, 2 1 4", pieces(puzzle, 0));
        assertEquals(List.of("1 2 4", "2 1 4", "2 3 4", "3 2 4"), cells(puzzle));
        assertEquals(
                stored(puzzle, 0),
                puzzle.assembly(puzzle.pieces(stored(puzzle, 0)).orElseThrow()).orElseThrow());
    }

    @Test
    void aStoredSolutionOfTetrahedraAndOctahedraTellsWhereThePiecesLie() {
        // the tetrahedron of a cube and one of the corners that it leaves, and the other three: half turns about x, y
        // and z
        String corner = "_".repeat(26) + "#";
        String tetrahedron = "_".repeat(13) + "#" + "_".repeat(12) + "#";
        BurrPuzzle puzzle = only(file(
                4,
                shape("both", 3, 3, 3, tetrahedron)
                        + shape("corner", 3, 3, 3, corner)
                        + shape("cube", 3, 3, 3, "__#___#__" + "____#____" + "#_______#"),
                entry(0) + "<shape id=\"1\" count=\"3\"/>",
                2,
                "state=\"2\" assemblies=\"1\"\n" + solutions("0 0 0 0 0 2 2 2 2 0 2 8 2 2 0 10")));

        assertEquals("both: 1 1 1, 2 2 2; corner.1: 2 0 0; corner.2: 0 2 0; corner.3: 0 0 2", pieces(puzzle, 0));
        assertEquals(List.of("0 0 2", "0 2 0", "1 1 1", "2 0 0", "2 2 2"), cells(puzzle));
    }

    @Test
    void variableVoxelsOfTheResultMayStayEmpty() {
        BurrPuzzle puzzle = only(file(
                0,
                BAR + shape("r", 3, 1, 1, "+#+"),
                entry(0),
                1,
                "state=\"2\" assemblies=\"1\" maxHoles=\"1\"\n" + solutions("1 0 0 0")));

        assertEquals("bar: 1 0 0, 2 0 0", pieces(puzzle, 0));
        assertEquals("""
                D:xDim=3:yDim=1:zDim=1
                R
                ? * ?
                ~R
                C:name=bar:type=M:layout=0 0 0, 1 0 0
                ~D
                """, DefinitionWriter.write(puzzle.defined().puzzle()));
    }

    @Test
    void whatIsWrittenIsTheSmallestRotationAndSortedPlaces() {
        String file = file(
                0,
                BAR + shape("box", 2, 2, 1, "####"),
                "<shape id=\"0\" count=\"2\"/>",
                1,
                "state=\"2\" assemblies=\"1\"\n" + solutions("1 1 0 8 1 0 0 8", "0 1 0 22 1 1 0 20"));
        BurrPuzzle puzzle = only(file);

        assertEquals(
                "0 0 0 0 0 1 0 0",
                puzzle.assembly(puzzle.pieces(stored(puzzle, 0)).orElseThrow())
                        .orElseThrow()
                        .toString());
        // the first rotation after which the bar leads along y is 16
        assertEquals(
                "0 0 0 16 1 0 0 16",
                puzzle.assembly(puzzle.pieces(stored(puzzle, 1)).orElseThrow())
                        .orElseThrow()
                        .toString());
    }

    private static BurrAssembly stored(BurrPuzzle puzzle, int number) {
        return puzzle.problem().stored().get(number).assembly();
    }

    @Test
    void ofARangeThatTheResultDecidesTheRestIsNotUsed() {
        BurrPuzzle puzzle = only(file(
                0,
                BAR + CORNER + shape("box", 2, 2, 1, "####"),
                "<shape id=\"1\" min=\"0\" max=\"1\"/><shape id=\"0\" min=\"2\" max=\"4\"/>",
                2,
                "state=\"2\" assemblies=\"1\"\n" + solutions("x 0 0 0 0 0 1 0 0 x x")));

        assertEquals("bar.1: 0 0 0, 1 0 0; bar.2: 0 1 0, 1 1 0", pieces(puzzle, 0));
        assertEquals(
                "x 0 0 0 0 0 1 0 0 x x",
                puzzle.assembly(puzzle.pieces(stored(puzzle, 0)).orElseThrow())
                        .orElseThrow()
                        .toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a piece|a_piece",
                "C:x=1,2|C_x=1_2",
                "#|S1",
                "*|S1",
                ".|S1",
                "-|S1",
                "'  '|S1",
                "\u202eevil|evil",
                "~D|D",
                "Gr\u00fc\u00df|Gr\u00fc\u00df"
            })
    void anyNameOfAShapeBecomesOneOfAPiece(String shape, String piece) {
        BurrPuzzle puzzle =
                only(file(0, shape(shape, 2, 1, 1, "##") + shape("box", 2, 1, 1, "##"), entry(0), 1, "state=\"0\""));

        Puzzle made = puzzle.defined().puzzle();
        assertEquals(List.of(piece), names(made));
        assertEquals(made, again(made));
        assertEquals(!shape.equals(piece), !puzzle.defined().warnings().isEmpty());
    }

    private static List<String> names(Puzzle puzzle) {
        return puzzle.pieces().stream().map(Piece::name).toList();
    }

    /** Returns the puzzle that is read from the definition of a puzzle. */
    private static Puzzle again(Puzzle puzzle) {
        return DefinitionReader.read(puzzle.name() + ".txt", DefinitionWriter.write(puzzle))
                .get(0)
                .puzzle();
    }

    @Test
    void entriesOfOneNameAreToldApart() {
        String bar = shape("A", 1, 1, 1, "#");
        BurrPuzzle puzzle = only(file(
                0,
                bar + bar + shape("A.1", 1, 1, 1, "#") + shape("box", 7, 1, 1, "#######"),
                entry(2) + "<shape id=\"0\" count=\"2\"/>" + entry(1) + entry(0) + "<shape id=\"1\" count=\"2\"/>",
                3,
                "state=\"0\""));

        assertEquals(
                List.of("A.1", "A~2.1", "A~2.2", "A", "A~3", "A~4.1", "A~4.2"),
                names(puzzle.defined().puzzle()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "##|#_|1|its pieces have 2 voxels, but its result has 1",
                "##|##|2|its pieces have 4 voxels, but its result has 2",
                "##|++|2|its pieces have 4 voxels, but its result has 0 to 2",
                "##|#+|0|its pieces have 0 voxels, but its result has 1 to 2",
                "##|++|0|it has no pieces",
                "__|##|1|its pieces have 0 voxels, but its result has 2",
                "##|__|1|its result has no filled voxel"
            })
    void whatIsNoPuzzleIsRefused(String piece, String result, int count, String message) {
        BurrFile file = read(file(
                0,
                shape("p", 2, 1, 1, piece) + shape("r", 2, 1, 1, result),
                "<shape id=\"0\" count=\"" + count + "\"/>",
                1,
                "name=\"P\" state=\"0\""));

        InputException refused = assertThrows(InputException.class, () -> BurrPuzzle.all(file, OptionalInt.empty()));
        assertTrue(
                refused.getMessage().startsWith("hand.xmpuzzle: error: problem 1 'P': " + message),
                refused::getMessage);
    }

    @Test
    void piecesThatMayBeUsedOrNotAreCopiesThatMayBeLeftOver() {
        BurrPuzzle puzzle = only(file(
                0,
                BAR + shape("box", 2, 2, 1, "####") + shape("one", 1, 1, 1, "#"),
                "<shape id=\"0\" min=\"1\" max=\"2\"/><shape id=\"2\" min=\"0\" max=\"9\"/>",
                1,
                "state=\"2\"\n"
                        + solutions("0 1 0 0 x 0 0 0 0 1 0 0 0 x x x x x x x", "0 0 0 0 0 1 0 0 x x x x x x x x x")));

        // besides a bar there is room for two single cubes only
        assertEquals("""
                D:xDim=2:yDim=2:zDim=1
                C:name=bar:type=M:copies=1-:layout=0 0 0, 1 0 0
                C:name=one:type=M:copies=0-2:layout=0 0 0
                ~D
                """, DefinitionWriter.write(puzzle.defined().puzzle()));
        assertEquals("bar.1: 0 1 0, 1 1 0; one.1: 0 0 0; one.2: 1 0 0", pieces(puzzle, 0));
        assertEquals("bar.1: 0 0 0, 1 0 0; bar.2: 0 1 0, 1 1 0", pieces(puzzle, 1));
        for (int number = 0; number < 2; number++) {
            assertEquals(
                    stored(puzzle, number),
                    puzzle.assembly(puzzle.pieces(stored(puzzle, number)).orElseThrow())
                            .orElseThrow());
        }
    }

    @Test
    void whatTheNumberOfCellsDecidesIsNoRange() {
        BurrPuzzle puzzle = only(file(
                0,
                BAR + CORNER + shape("r", 5, 1, 1, "##+#+"),
                "<shape id=\"0\" min=\"0\" max=\"5\"/><shape id=\"1\" min=\"1\" max=\"2\"/>",
                2,
                "state=\"0\""));

        assertEquals("""
                C:name=bar:type=M:copies=0-1:layout=0 0 0, 1 0 0
                C:name=corner:type=M:layout=0 0 0, 0 1 0, 1 0 0
                """, pieceLines(puzzle));
    }

    private static String pieceLines(BurrPuzzle puzzle) {
        return DefinitionWriter.write(puzzle.defined().puzzle())
                .lines()
                .filter(line -> line.startsWith("C:"))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** Two to four of the four cells are to be filled, by bars: one or two of these. */
    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 2147483647", "3, 2147483647"})
    void aLimitOfEmptyVoxelsIsThatOfThePuzzleIfItLimits(int holes, int mostEmpty) {
        BurrFile file = read(file(
                0,
                BAR + shape("r", 4, 1, 1, "+##+"),
                "<shape id=\"0\" min=\"0\" max=\"2\"/>",
                1,
                "state=\"0\" maxHoles=\"" + holes + "\""));

        BurrPuzzle puzzle = BurrPuzzle.all(file, OptionalInt.empty()).get(0);

        assertEquals(mostEmpty, puzzle.defined().puzzle().mostEmpty());
    }

    @Test
    void coloursAndTheirPairsAreThoseOfThePuzzle() {
        BurrPuzzle puzzle = only(file(
                        0,
                        shape("p", 2, 1, 1, "#2#") + shape("r", 3, 1, 1, "+1#1+2"),
                        entry(0),
                        1,
                        "state=\"2\"\n" + solutions("2 0 0 8"))
                .replace("<colors/>", "<colors><color red=\"1\" green=\"2\" blue=\"300\"/><color/></colors>")
                .replace("<bitmap/>", "<bitmap><pair piece=\"1\" result=\"1\"/></bitmap>"));

        assertEquals(List.of("1 2 255", "0 0 0"), puzzle.file().colours());
        assertEquals("""
                D:xDim=3:yDim=1:zDim=1:match=2-2
                K:colour=1:layout=0 0 0, 1 0 0
                K:colour=2:layout=2 0 0
                R
                ? * ?
                ~R
                C:name=p:type=M:colours=2 0:layout=0 0 0, 1 0 0
                ~D
                """, DefinitionWriter.write(puzzle.defined().puzzle()));
        // the voxel with a colour has to lie on its own, so that it is turned
        assertEquals(
                "2 0 0 8",
                puzzle.assembly(puzzle.pieces(stored(puzzle, 0)).orElseThrow())
                        .orElseThrow()
                        .toString());
    }
}
