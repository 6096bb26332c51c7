package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.search.SearchBuilder;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches by random schedules against a plain exact-cover search that shares no code with them. */
class RandomSchedulesTest {

    private static final List<SolverForm> SCHEDULES = SolverForm.of(Kind.SCHEDULE);

    private static final List<Sample> SAMPLES = RandomPuzzles.stream(2)
            .filter(sample -> !RandomSearch.hasPieceWithoutPlace(sample.puzzle()))
            .limit(Seeds.COUNT)
            .toList();

    static List<Sample> samples() {
        return SAMPLES;
    }

    static List<Sample> fewSamples() {
        return SAMPLES.subList(0, Seeds.part(4));
    }

    @ParameterizedTest
    @MethodSource("samples")
    @Tag("seconds")
    void everyScheduleFindsTheSolutionsOfThePlainSearch(Sample sample) throws Exception {
        RandomSearch search = new RandomSearch(sample);

        search.assertFindsAllSolutions(SCHEDULES.get(0));
        boolean mirror = sample.seed() % 2 == 0;
        search.assertFindsOneOfEachOrbit(SCHEDULES, mirror ? Distinct.UP_TO_REFLECTION : Distinct.UP_TO_ROTATION);
    }

    @ParameterizedTest
    @MethodSource("fewSamples")
    void theSearchFromManyRootsFindsTheSolutionsOfTheSearchFromTheBareRegion(Sample sample) throws Exception {
        assumeTrue(isPossible(sample), "no search to compare");
        SearchRequest request = new RandomRequests(sample).next(SCHEDULES.get(0), Distinct.UP_TO_ROTATION);
        assumeTrue(request.tries().isEmpty(), "tries begin at one place");

        Solutions bare = Solutions.of(
                SearchBuilder.prepare(sample.puzzle(), request.but().roots(1).build()));
        Solutions rooted = Solutions.of(
                SearchBuilder.prepare(sample.puzzle(), request.but().roots(20).build()));

        // Copies of a piece are named in the order of placing, which is another from other roots.
        SolutionChecker checker = new SolutionChecker(sample.puzzle());
        assertEquals(bare.result().solutions(), rooted.result().solutions(), () -> request + "\n" + sample);
        assertEquals(
                bare.pictures().stream().map(checker::check).collect(Collectors.toSet()),
                rooted.pictures().stream().map(checker::check).collect(Collectors.toSet()),
                () -> request + "\n" + sample);
    }

    @ParameterizedTest
    @MethodSource("fewSamples")
    void imageListsFromWhatSizeTakesFirstMakeTheAttemptsOfTheSchedule(Sample sample) throws Exception {
        int left = sample.puzzle().mobilePieces().size() - 1;
        assumeTrue(left > 0 && isPossible(sample), "no search to compare");
        SearchRequest.Builder lists = SearchRequest.builder()
                .order(OrderingSteps.parse("s:f=" + left))
                .lists(left)
                .counting(true);

        Solutions expected = Solutions.of(
                SearchBuilder.prepare(sample.puzzle(), lists.scheduled(true).build()));
        Solutions found = Solutions.of(
                SearchBuilder.prepare(sample.puzzle(), lists.scheduled(false).build()));

        assertEquals(expected.result(), found.result(), sample::toString);
    }

    @ParameterizedTest
    @MethodSource("fewSamples")
    void imageListsThatAreCodeMakeTheAttemptsAndFitsOfTheSchedule(Sample sample) throws Exception {
        assumeTrue(isPossible(sample), "no search to compare");
        SearchRequest made = new RandomRequests(sample).next(SCHEDULES.get(0), Distinct.UP_TO_ROTATION);
        assumeTrue(made.lists().orElse(0) > 0 && made.tries().isEmpty(), "no image lists");
        SearchRequest coded =
                made.but().strategy("fila-unrolled").scheduled(true).build();

        Solutions expected = Solutions.of(SearchBuilder.prepare(sample.puzzle(), made));
        Solutions found = Solutions.of(SearchBuilder.prepare(sample.puzzle(), coded));

        SolutionChecker checker = new SolutionChecker(sample.puzzle());
        assertEquals(expected.result(), found.result(), () -> made + "\n" + sample);
        assertEquals(
                expected.pictures().stream().map(checker::check).collect(Collectors.toSet()),
                found.pictures().stream().map(checker::check).collect(Collectors.toSet()),
                () -> made + "\n" + sample);
    }

    private static boolean isPossible(Sample sample) {
        try {
            SearchBuilder.begin(sample.puzzle(), SearchRequest.standard()).search();
            return true;
        } catch (ImpossiblePuzzleException e) {
            return false;
        }
    }
}
