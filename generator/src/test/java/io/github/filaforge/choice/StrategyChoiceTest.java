package io.github.filaforge.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.oracle.Rows;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.search.SearchBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The strategy that is chosen for a search that names none. */
class StrategyChoiceTest {

    private static final String FIFTEEN_PENTACUBES = """
            D:xDim=3:yDim=5:zDim=5
            C:name=P0:layout=0 0 0, 0 0 1, 0 0 2, 0 1 2, 0 1 3
            C:name=P1:layout=0 0 0, 0 0 1, 0 0 2, 0 1 2, 1 0 0
            C:name=P2:layout=0 0 0, 0 0 1, 0 0 2, 0 1 2, 1 1 2
            C:name=P3:layout=0 0 0, 0 0 1, 0 1 0, 0 1 1, 1 0 0
            C:name=P4:layout=0 0 0, 0 0 1, 0 1 0, 1 0 1, 1 0 2
            C:name=P5:layout=0 0 0, 0 0 1, 0 1 0, 1 0 1, 1 1 0
            C:name=P6:layout=0 0 0, 0 0 1, 0 1 0, 1 1 0, 1 2 0
            C:name=P7:layout=0 0 0, 0 0 1, 0 1 1, 0 1 2, 0 2 1
            C:name=P8:layout=0 0 0, 0 0 1, 0 1 1, 0 1 2, 0 2 2
            C:name=P9:layout=0 0 0, 0 0 1, 0 1 1, 0 1 2, 1 0 1
            C:name=P10:layout=0 0 0, 0 0 1, 0 1 1, 0 2 1, 0 2 2
            C:name=P11:layout=0 0 0, 0 0 1, 0 1 1, 1 0 1, 1 0 2
            C:name=P12:layout=0 0 0, 0 0 1, 0 1 1, 1 1 1, 1 1 2
            C:name=P13:layout=0 0 0, 0 0 1, 1 0 1, 1 1 1, 1 1 2
            C:name=P14:layout=0 0 1, 0 1 0, 0 1 1, 0 1 2, 0 2 1
            ~D
            """;

    @ParameterizedTest
    @CsvSource({
        "pentominoes_10x6, sieve",
        "pentominoes_12x5, sieve",
        "pentominoes_1s_30x3, sieve",
        "somacube, sieve",
        "tetriscube, dynamic-sieve",
        "bedlamcube, dynamic-sieve",
        "kanoodle_pyramid, cover",
        // A sieve would look up more tables at a target than there are images to test.
        "solid_six_piece_burrs, cover"
    })
    @Tag("seconds")
    void targetsAreChosenWhereAFixedOrderTakesLonger(String definition, String strategy) {
        ChosenSearch chosen = SearchBuilder.begin(Definitions.puzzle(definition), SearchRequest.standard())
                .search();

        assertEquals(strategy, chosen.strategy().name());
        assertTrue(chosen.cost().orElseThrow().seconds() < 20, chosen.cost()::toString);
    }

    /** Without a limit of pieces a look is too rough to tell that the search is short, so samples decide. */
    @Test
    @Tag("seconds")
    void aShortSearchThatSamplesDecideHasNoListsEither() throws IOException {
        String burrs = Files.readString(Path.of("../def/solid_six_piece_burrs.txt"));

        ChosenSearch chosen = SearchBuilder.begin(
                        Definitions.parsed(burrs.replace(":pieces=6", "")), SearchRequest.standard())
                .search();

        assertEquals("cover", chosen.strategy().name());
    }

    @Test
    @Rows.More
    void statesAreMergedInADiamond() {
        ChosenSearch chosen = SearchBuilder.begin(Definitions.puzzle("PT12"), SearchRequest.standard())
                .search();

        assertEquals("merge", chosen.strategy().name());
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    @Tag("seconds")
    void statesAreMergedWhereThatIsExpectedToTakeLessTime(boolean onlyCounted) {
        SearchRequest request = SearchRequest.builder().onlyCounted(onlyCounted).build();

        ChosenSearch chosen = SearchBuilder.begin(Definitions.puzzle("pentominoes_1s_18x5"), request)
                .search();

        assertEquals("merge", chosen.strategy().name());
        assertTrue(chosen.reason().contains("windows"), chosen.reason());
        assertTrue(chosen.reason().contains("a sieve would take "), chosen.reason());
    }

    @Test
    @Tag("seconds")
    void nothingIsMergedWhereFewSolutionsAreEnoughOrFitsAreCountedOrRootsAreAskedFor() {
        List<SearchRequest> requests = List.of(
                SearchRequest.builder().fewAreEnough(true).build(),
                SearchRequest.builder().counting(true).build(),
                SearchRequest.builder().roots(9).build());

        for (SearchRequest request : requests) {
            ChosenSearch chosen = SearchBuilder.begin(Definitions.puzzle("pentominoes_1s_18x5"), request)
                    .search();

            assertEquals("sieve", chosen.strategy().name(), request::toString);
        }
    }

    @Test
    @Tag("seconds")
    void aSearchThatNoFixedOrderBringsToItsEndIsLeftToChosenTargetsThatDo() {
        SearchRequest request =
                SearchRequest.builder().constraining(Constraining.piece("P0")).build();

        ChosenSearch chosen = SearchBuilder.begin(Definitions.parsed(FIFTEEN_PENTACUBES), request)
                .search();

        assertEquals("dynamic-sieve", chosen.strategy().name());
        assertFalse(chosen.cost().orElseThrow().isEndless());
    }

    @Test
    @Tag("slow")
    void aSearchThatNothingBringsToItsEndGoesByTheScheduleForFirstSolutions() {
        ChosenSearch chosen = SearchBuilder.begin(
                        Definitions.puzzle("hexominoes_15x14_parallelogram"), SearchRequest.standard())
                .search();

        assertEquals("schedule", chosen.strategy().name());
        assertTrue(chosen.reason().endsWith(" years to the end"), chosen.reason());
    }

    @ParameterizedTest
    @CsvSource({
        "'', FIXED_ORDER, fila-tables",
        "sieve, FIXED_ORDER, sieve",
        "dynamic-sieve, CHOSEN_TARGETS, dynamic-sieve",
        "cover, CHOSEN_TARGETS, cover",
        "schedule, SCHEDULE, schedule"
    })
    void whoSpellsTheAlgorithmOutGetsTheListsOfTheArticleUnlessAnotherStrategyIsNamed(
            String named, String kind, String strategy) {
        SearchRequest request = SearchRequest.builder()
                .strategy(named)
                .lists(SearchRequest.FROM_CONSTRAINED)
                .build();

        ChosenSearch chosen =
                SearchBuilder.begin(Definitions.puzzle("somacube"), request).search();

        assertEquals(strategy, chosen.strategy().name());
        assertEquals(kind, chosen.search().kind().name());
    }
}
