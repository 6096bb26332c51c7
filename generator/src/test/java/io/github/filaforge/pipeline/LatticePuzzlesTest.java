package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.RequestException;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.image.ImageFinder.Distinct;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The known counts of the puzzles of def/ that are of other lattices than cubes. */
class LatticePuzzlesTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "hexiamonds_6x6, 156, 624",
        "tetrahexes_7x4, 9, 18",
        "polyhexes_hexagon, 12290, 147480",
        "pentatwigs_triangle, 56, 336",
        "tangram_square, 1, 8"
    })
    void everyStrategyFindsTheKnownNumbers(String definition, int unique, int all) {
        for (SolverForm form : SolverForm.all()) {
            assertEquals(BigInteger.valueOf(unique), count(definition, form, Distinct.UP_TO_ROTATION), form::toString);
        }
        SolverForm any = SolverForm.all().get(0);
        assertEquals(BigInteger.valueOf(all), count(definition, any, Distinct.ALL));
    }

    private static BigInteger count(String definition, SolverForm form, Distinct distinct) {
        SearchRequest request = form.request().distinct(distinct).build();
        return Filaforge.prepare(Definitions.puzzle(definition), request).count();
    }

    @Test
    void theKanoodlePyramidHasHalfAsManySolutionsUpToReflection() {
        assertEquals(BigInteger.valueOf(306), kanoodlePyramids(Distinct.UP_TO_REFLECTION));
    }

    @Tag("slow")
    @Test
    void theKanoodlePyramidHasFourTimesAsManyInAll() {
        assertEquals(BigInteger.valueOf(2448), kanoodlePyramids(Distinct.ALL));
    }

    private static BigInteger kanoodlePyramids(Distinct distinct) {
        SearchRequest request = SearchRequest.builder().distinct(distinct).build();
        return Filaforge.prepare(Definitions.puzzle("kanoodle_pyramid"), request)
                .count();
    }

    /** Merging may have no memory for it. */
    @Tag("slow")
    @Test
    void everyStrategyThatServesFindsTheKanoodlePyramids() {
        int served = 0;
        for (SolverForm form : SolverForm.all()) {
            Optional<SearchJob> job = jobUnlessRefused("kanoodle_pyramid", form);
            if (job.isPresent() && !form.strategy().name().equals("merge")) {
                assertEquals(BigInteger.valueOf(612), job.get().count(), form::toString);
                served++;
            }
        }
        assertTrue(served >= 5, served + " strategies serve it");
    }

    private static Optional<SearchJob> jobUnlessRefused(String definition, SolverForm form) {
        try {
            return Optional.of(Filaforge.prepare(
                    Definitions.puzzle(definition), form.request().build()));
        } catch (RequestException e) {
            return Optional.empty();
        }
    }

    /** Whatever {@code solve} writes, {@code verify} reads, and judges by a geometry of its own. */
    @ParameterizedTest
    @ValueSource(strings = {"hexiamonds_6x6", "tetrahexes_7x4", "pentatwigs_triangle", "tangram_square"})
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
