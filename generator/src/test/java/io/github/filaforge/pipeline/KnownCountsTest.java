package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The known counts of the puzzles of def/ that end within seconds; every solution is checked. */
class KnownCountsTest {

    @ParameterizedTest
    @Tag("seconds")
    @CsvSource({
        "pentominoes_10x6, 2339, 9356",
        "pentominoes_12x5, 1010, 4040",
        "pentominoes_15x4, 368, 1472",
        "pentominoes_20x3, 2, 8",
        "pentominoes_8x8, 65, 520",
        "pentominoes_1s_30x3, 46, 184",
        "pentominoes_u_10x8, 22, 44",
        "tetrominoes_2sets_8x5, 783, 3106",
        "somacube, 480, 11520"
    })
    void everySolutionIsFoundOnceOrInAllCopies(String definition, int unique, int all) {
        assertEquals(unique, checked(definition, Distinct.UP_TO_ROTATION));
        assertEquals(
                BigInteger.valueOf(all),
                job(definition, SearchRequest.builder().distinct(Distinct.ALL)).count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sieve", "cover"})
    @Tag("seconds")
    void theCalendarHasTheSolutionsThatItsFileStates(String strategy) {
        SearchRequest request = SearchRequest.builder().strategy(strategy).build();
        Puzzle calendar = Definitions.puzzle("calendar");
        Puzzle date = calendar.choosing("month", "Mar").choosing("day", "14");

        assertEquals(
                BigInteger.valueOf(20), SearchBuilder.prepare(date, request).count());
        assertEquals(
                BigInteger.valueOf(15901),
                SearchBuilder.prepare(calendar, request).count());
    }

    @Test
    void somaMirrorImagesCountOnce() {
        assertEquals(240, checked("somacube", Distinct.UP_TO_REFLECTION));
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_12x5, X, 1010", "pentominoes_15x4, X, 368", "pentominoes_12x5, I, 1010"})
    void aPieceThatSymmetriesLeaveInPlaceStillGivesEachSolutionOnce(String definition, String piece, int count) {
        SearchRequest.Builder request = SearchRequest.builder().constraining(Constraining.piece(piece));

        assertEquals(BigInteger.valueOf(count), job(definition, request).count());
    }

    @ParameterizedTest
    @Tag("seconds")
    @CsvSource({"pentominoes_10x6, 2339", "pentominoes_20x3, 2", "pentominoes_1s_30x3, 46", "somacube, 480"})
    void everyStrategyFindsTheSameSolutions(String definition, int count) {
        assertEveryStrategyFindsTheSame(definition, count);
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_12x5, 1010", "pentominoes_15x4, 368"})
    @Rows.More
    void soTheyDoInOtherBoxes(String definition, int count) {
        assertEveryStrategyFindsTheSame(definition, count);
    }

    private static void assertEveryStrategyFindsTheSame(String definition, int count) {
        Set<String> expected = new TreeSet<>(
                Solutions.of(job(definition, SearchRequest.builder())).pictures());
        assertEquals(count, expected.size());

        for (SolverForm form : SolverForm.all()) {
            List<String> found = Solutions.of(job(definition, form.request())).pictures();

            assertEquals(count, found.size(), form::toString);
            // Searches that begin at the empty region may find another one of the symmetric copies.
            if (form.kind() != Kind.SCHEDULE && form.kind() != Kind.MERGED_STATES) {
                assertEquals(expected, new TreeSet<>(found), form::toString);
            }
        }
    }

    /**
     * After some ten thousand calls the sieve is long, as its job remembers: then it has a method for each number of pieces.
     */
    @ParameterizedTest
    @Tag("seconds")
    @CsvSource({
        "pentominoes_10x6, 2339, 8",
        "pentominoes_12x5, 1010, 12",
        "pentominoes_15x4, 368, 40",
        "pentominoes_20x3, 2, 150",
        "pentominoes_1s_30x3, 46, 8"
    })
    @Tag("slow")
    void aSearchThatTurnsOutToBeLongFindsTheSameFromThenOn(String definition, int count, int runs) {
        SearchJob job = job(definition, SearchRequest.builder().strategy("sieve"));
        String first = Solutions.printed(job);

        for (int run = 0; run < runs; run++) {
            assertEquals(BigInteger.valueOf(count), Solutions.of(job).result().solutions());
        }
        assertEquals(first, Solutions.printed(job));
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_15x4, 1, 4, 368", "pentominoes_20x3, 1, 6, 2", "somacube, 1, 5, 480"})
    @Tag("slow")
    void aSieveThatLooksUpWhatCanBeCompletedFindsTheSame(String definition, int least, int most, int count) {
        assertTailsLoseNothing(definition, least, most, count);
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_12x5, 4, 4, 1010", "pentominoes_20x3, 8, 8, 2", "pentominoes_1s_30x3, 5, 5, 46"})
    @Tag("slow")
    void soDoesOneThatDoesSoEarlier(String definition, int least, int most, int count) {
        assertTailsLoseNothing(definition, least, most, count);
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, 5, 5, 2339", "pentominoes_15x4, 6, 6, 368"})
    @Rows.More
    void soItDoesWithLargerTables(String definition, int least, int most, int count) {
        assertTailsLoseNothing(definition, least, most, count);
    }

    private static void assertTailsLoseNothing(String definition, int least, int most, int count) {
        SearchRequest.Builder sieve = SearchRequest.builder().strategy("sieve");
        String expected = Solutions.printed(job(definition, sieve.tail(0)));

        for (int left = least; left <= most; left++) {
            assertEquals(expected, Solutions.printed(job(definition, sieve.tail(left))), "with " + left + " left");
        }
        assertEquals(count, Solutions.pictures(expected).size());
    }

    @Test
    @Tag("slow")
    void statesAreMergedToCount() {
        assertMerged("pentominoes_1s_18x5", "auto", BigInteger.valueOf(686_628));
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_2sets_30x4, auto, 3000513648", "PT12, merge, 51184"})
    @Rows.More
    void statesOfTwoSetsAndOfADiamondAreMergedToCount(String definition, String strategy, BigInteger count) {
        assertMerged(definition, strategy, count);
    }

    @Test
    @EnabledIfSystemProperty(named = "rows", matches = "all", disabledReason = "takes long")
    void statesOfSixRowsAreMergedToCount() {
        assertMerged("pentominoes_1s_15x6", "merge", BigInteger.valueOf(2_567_183));
    }

    private static void assertMerged(String definition, String strategy, BigInteger count) {
        SearchJob job =
                job(definition, SearchRequest.builder().strategy(strategy).onlyCounted(true));

        assertEquals("merge", job.strategyName());
        assertEquals(count, job.count());
    }

    private static SearchJob job(String definition, SearchRequest.Builder request) {
        return SearchBuilder.prepare(Definitions.puzzle(definition), request.build());
    }

    private static int checked(String definition, Distinct distinct) {
        Puzzle puzzle = Definitions.puzzle(definition);
        Solutions solutions =
                Solutions.of(job(definition, SearchRequest.builder().distinct(distinct)));
        int pictures = new SolutionChecker(puzzle)
                .checkOutput(solutions.printed(), distinct == Distinct.UP_TO_REFLECTION)
                .size();
        assertEquals(solutions.result().solutions(), BigInteger.valueOf(pictures));
        return pictures;
    }
}
