package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The known counts of the puzzles of def/ that are of other lattices than cubes. */
class LatticePuzzlesTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({
        "hexiamonds_6x6, 156, 624",
        "tetrahexes_7x4, 9, 18",
        "pentatwigs_triangle, 56, 336",
        "tangram_square, 1, 8",
        "sticks_123_4x4, 21, 84",
        "tetrasticks_welded_1s_5x5, 3, 16",
        "tetratesseracts_7x2x2x1, 8, 128"
    })
    void everyStrategyFindsTheKnownNumbers(String definition, int unique, int all) {
        assertEveryStrategyFinds(definition, unique, all);
    }

    @Test
    @Rows.More
    void everyStrategyFindsTheManySolutionsOfAHexagon() {
        assertEveryStrategyFinds("polyhexes_hexagon", 12_290, 147_480);
    }

    private static void assertEveryStrategyFinds(String definition, int unique, int all) {
        for (SolverForm form : SolverForm.all()) {
            assertEquals(BigInteger.valueOf(unique), count(definition, form, Distinct.UP_TO_ROTATION), form::toString);
        }
        SolverForm any = SolverForm.all().get(0);
        assertEquals(BigInteger.valueOf(all), count(definition, any, Distinct.ALL));
    }

    private static BigInteger count(String definition, SolverForm form, Distinct distinct) {
        return count(Definitions.puzzle(definition), form, distinct);
    }

    private static BigInteger count(Puzzle puzzle, SolverForm form, Distinct distinct) {
        SearchRequest request = form.request().distinct(distinct).build();
        return SearchBuilder.prepare(puzzle, request).count();
    }

    /** The other board of the literature, and the first one if sticks may cross. */
    @Test
    @Tag("seconds")
    void sticksHaveTheirKnownNumbersOnOtherTerms() throws IOException {
        String opposite = Files.readString(Definitions.file("sticks_123_4x4"));
        String corner = "0 1 0, 0 1 1, 0 2 0";
        String adjacent = opposite.replaceAll(
                "R:layout=.*",
                "R:layout=0 1 0, 0 1 1, 0 2 0, 0 2 1, 0 3 0, 1 0 0, 1 0 1, 1 1 0, 1 1 1, 1 2 0, 1 2 1, 1 3 0, 2 0 1,"
                        + " 2 1 0, 2 1 1, 2 2 0, 2 2 1, 2 3 0, 3 1 1, 3 2 1");
        String crossing = opposite.replace("D:lattice=square-edges", "D:crossing:lattice=square-edges");
        assertTrue(opposite.contains(corner) && !crossing.equals(opposite));

        for (SolverForm form : SolverForm.all()) {
            assertEquals(
                    BigInteger.valueOf(132), count(puzzle(adjacent), form, Distinct.UP_TO_ROTATION), form::toString);
            assertEquals(
                    BigInteger.valueOf(50), count(puzzle(crossing), form, Distinct.UP_TO_ROTATION), form::toString);
        }
    }

    private static Puzzle puzzle(String definition) {
        return DefinitionReader.read("puzzle.txt", definition).get(0).puzzle();
    }

    @Test
    @Tag("slow")
    void tetrasticksHaveTheirKnownNumbers() {
        assertEquals(BigInteger.valueOf(72), countOfTetrasticks(0));
    }

    @Test
    @EnabledIfSystemProperty(named = "rows", matches = "all", disabledReason = "takes long")
    void soHaveThoseWithoutAnyOtherOfThem() {
        assertEquals(
                Stream.of(382, 607, 530, 204).map(BigInteger::valueOf).toList(),
                IntStream.rangeClosed(1, 4)
                        .mapToObj(LatticePuzzlesTest::countOfTetrasticks)
                        .toList());
    }

    private static BigInteger countOfTetrasticks(int number) {
        Puzzle puzzle = Filaforge.readAll(Definitions.file("tetrasticks_6x6")).get(number);
        return SearchBuilder.prepare(puzzle, SearchRequest.standard()).count();
    }

    @ParameterizedTest
    @Tag("seconds")
    @CsvSource({"UP_TO_ROTATION, 612", "UP_TO_REFLECTION, 306"})
    void theKanoodlePyramidHasItsKnownNumberOfSolutions(Distinct distinct, int count) {
        SearchRequest request = SearchRequest.builder().distinct(distinct).build();

        assertEquals(
                BigInteger.valueOf(count),
                SearchBuilder.prepare(Definitions.puzzle("kanoodle_pyramid"), request)
                        .count());
    }

    /** One piece stands where a solution has it, as in the booklets. Merging may have too little memory for the puzzle. */
    @Test
    @Rows.More
    void everyStrategyThatServesFindsTheKanoodlePyramidsThatBeginAlike() {
        Puzzle pyramid = Definitions.puzzle("kanoodle_pyramid");
        List<List<PlacedPiece>> all;
        SearchRequest request = SearchRequest.builder().distinct(Distinct.ALL).build();
        try (SolutionStream stream = Filaforge.prepare(pyramid, request).solutions()) {
            all = stream.stream().map(SolutionStream.Solution::pieces).toList();
        }
        assertEquals(2448, all.size());
        PlacedPiece given = all.get(0).get(0);
        long expected =
                all.stream().filter(solution -> solution.contains(given)).count();

        assertEveryStrategyThatServesCounts(expected, begun(pyramid, given));
    }

    private static Puzzle begun(Puzzle puzzle, PlacedPiece given) {
        List<Cell> cells = given.cells().stream()
                .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                .toList();
        return puzzle.withPieces(puzzle.pieces().stream()
                .map(piece -> piece.name().equals(given.name()) ? new Piece(piece.name(), cells, true) : piece)
                .toList());
    }

    @Test
    @EnabledIfSystemProperty(named = "rows", matches = "all", disabledReason = "takes long")
    void everyStrategyThatServesFindsAllKanoodlePyramids() {
        assertEveryStrategyThatServesCounts(612, Definitions.puzzle("kanoodle_pyramid"));
    }

    private static void assertEveryStrategyThatServesCounts(long count, Puzzle puzzle) {
        int served = 0;
        List<SolverForm> searches = SolverForm.all().stream()
                .filter(form -> !form.strategy().name().equals("merge"))
                .toList();
        for (SolverForm form : searches) {
            Optional<SearchJob> job = jobUnlessRefused(puzzle, form);
            if (job.isPresent()) {
                assertEquals(BigInteger.valueOf(count), job.get().count(), form::toString);
                served++;
            }
        }
        assertTrue(served >= 5, served + " strategies serve it");
    }

    private static Optional<SearchJob> jobUnlessRefused(Puzzle puzzle, SolverForm form) {
        try {
            return Optional.of(SearchBuilder.prepare(puzzle, form.request().build()));
        } catch (RequestException e) {
            return Optional.empty();
        }
    }

    /** Whatever {@code solve} writes, {@code verify} reads, and judges by a geometry of its own. */
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(
            strings = {
                "hexiamonds_6x6",
                "tetrahexes_7x4",
                "pentatwigs_triangle",
                "tangram_square",
                "sticks_123_4x4",
                "tetratesseracts_7x2x2x1"
            })
    void whatIsSolvedIsRightInEveryForm(String definition) throws Exception {
        String puzzle = Definitions.file(definition).toString();
        for (String format : new String[] {"text", "ndjson", "csv", "pieces", "def"}) {
            Path file = Files.createTempFile(folder, definition, "." + format);

            Ended solved = CommandLineTester.fila("solve", "--format", format, "--output", file.toString(), puzzle);
            Ended verified = CommandLineTester.fila("verify", puzzle, file.toString());

            assertEquals(0, solved.exitCode(), solved.err());
            assertEquals(0, verified.exitCode(), () -> format + ": " + verified.out() + verified.err());
        }
    }
}
