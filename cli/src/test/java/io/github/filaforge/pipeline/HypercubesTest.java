package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The seven tetratesseracts in a box of 7x2x2x1, where mirror images in space turn into one another. */
class HypercubesTest {

    private static final String TETRATESSERACTS = "tetratesseracts_7x2x2x1";

    @TempDir
    private Path folder;

    /** Its 32 symmetries are 16 of the cells: through the fourth dimension a turn does what a reflection does. */
    @Test
    void symmetriesCountByWhereTheyCarryCells() {
        Puzzle puzzle = Definitions.puzzle(TETRATESSERACTS);

        ImageCatalog upToTurns = ImageFinder.find(puzzle, Distinct.UP_TO_ROTATION);

        assertEquals(399, upToTurns.size());
        assertEquals(16, upToTurns.symmetries().order());
        assertEquals(
                16,
                ImageFinder.find(puzzle, Distinct.UP_TO_REFLECTION).symmetries().order());
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 2, 7", "2, 1, 7, 2", "2, 7, 1, 2"})
    @Tag("seconds")
    void theBoxMayLieAnyhow(int xDim, int yDim, int zDim, int wDim) throws Exception {
        String definition = Files.readString(Definitions.file(TETRATESSERACTS))
                .replaceFirst(
                        "xDim=7:yDim=2:zDim=2:wDim=1",
                        "xDim=" + xDim + ":yDim=" + yDim + ":zDim=" + zDim + ":wDim=" + wDim);
        Puzzle puzzle = DefinitionReader.read("lying", definition).get(0).puzzle();

        for (SolverForm form : SolverForm.all()) {
            SearchRequest request =
                    form.request().distinct(Distinct.UP_TO_ROTATION).build();
            assertEquals(
                    BigInteger.valueOf(8),
                    SearchBuilder.prepare(puzzle, request).count(),
                    form::toString);
        }
    }

    @Test
    void aBuilderTakesFourLengthsAndCellsOfUpToFourNumbers() {
        PuzzleBuilder builder = PuzzleBuilder.inBox("built", 2, 1, 1, 2)
                .piece("A", new int[] {0, 0}, new int[] {0, 0, 0, 1})
                .piece("B", new int[] {0, 0, 0, 1}, new int[] {0, 0, 0});

        assertEquals(
                BigInteger.ONE,
                SearchBuilder.prepare(builder.build(), SearchRequest.builder().build())
                        .count());
        PuzzleBuilder cubes = PuzzleBuilder.inBox("built", 2, 1);
        assertEquals(
                "a cell has two or three coordinates, not 4",
                assertThrows(RequestException.class, () -> cubes.piece("A", new int[] {0, 0, 0, 1}))
                        .getMessage());
    }

    @Test
    void onlyHypercubesHaveAFourthAxis() {
        Box box = new Box(2, 1, 1, 2);

        assertEquals(
                "the lattice cubic has no fourth axis",
                assertThrows(IllegalArgumentException.class, () -> new Container(Lattices.CUBIC, box))
                        .getMessage());
        assertEquals(
                "a box of the lattice hypercubic is at most 31 cells long along each axis, not 1x1x1x32",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> new Container(Lattices.named("hypercubic").orElseThrow(), new Box(1, 1, 1, 32)))
                        .getMessage());
    }

    /** A solution whose numbers would be those of a right one if they were carried over is wrong. */
    @Test
    void verifyingRefusesWhatLiesFarAway() {
        Ended ended = CommandLineTester.filaReading(
                "# --- PIECES OF SOLUTION 1 ---\nI: 0 0 0 128\n",
                "verify",
                Definitions.file(TETRATESSERACTS).toString(),
                "-");

        assertEquals(3, ended.exitCode());
        assertTrue(ended.out().contains("piece 'I' has cell 0 0 0 32, outside the 7x2x2 box"), ended::out);
    }

    @ParameterizedTest
    @CsvSource({"render, --output, svg", "render, --output, html", "render, --output, stl", "stats, --output, svg"})
    void drawingsAreRefused(String command, String option, String ending) {
        Ended ended = CommandLineTester.fila(
                command,
                option,
                folder.resolve("out." + ending).toString(),
                Definitions.file(TETRATESSERACTS).toString());

        assertEquals(2, ended.exitCode(), ended::out);
        assertTrue(
                ended.err().contains("pictures show no hypercubes, and the lattice of this puzzle is hypercubic: list"),
                ended::err);
    }
}
