package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Merged states are prepared once for all threads, and are counted or listed in parts of known numbers of solutions. */
class MergedStatesTest {

    private static final RunSettings ONE_THREAD = RunSettings.standard().withThreads(1);
    private static final int ALL_TETROMINOES = 3106;

    private static SearchJob job(String definition, Distinct distinct, Constraining.Rule rule) {
        return SearchBuilder.prepare(
                Definitions.puzzle(definition),
                SearchRequest.builder()
                        .strategy("merge")
                        .distinct(distinct)
                        .constraining(Constraining.by(rule))
                        .build());
    }

    /** Two sets of tetrominoes in 8 by 5 squares: a small search of many states. */
    private static SearchJob allOfTetrominoes() {
        return job("tetrominoes_2sets_8x5", Distinct.ALL, Constraining.Rule.CHEAPEST);
    }

    @ParameterizedTest
    @Tag("seconds")
    @CsvSource({
        "tetrominoes_2sets_8x5, ALL, CHEAPEST, 3106",
        "somacube, UP_TO_ROTATION, CHEAPEST, 480",
        "tetrominoes_2sets_8x5, UP_TO_ROTATION, NOTHING, 783",
        "somacube, UP_TO_REFLECTION, NOTHING, 240",
        "pentominoes_20x3, UP_TO_ROTATION, NOTHING, 2",
        "pentominoes_20x3, ALL, CHEAPEST, 8"
    })
    void asManySolutionsAreCountedAsAreListed(String definition, Distinct distinct, Constraining.Rule rule, int count) {
        SearchJob job = job(definition, distinct, rule);

        assertEquals(BigInteger.valueOf(count), job.count());
        assertEquals(count, new HashSet<>(Solutions.of(job, ONE_THREAD).pictures()).size());
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_1s_30x3, ALL, 184", "pentominoes_1s_30x3, UP_TO_ROTATION, 46"})
    void whatMergingCountsSoonIsWhatTheRequestSearchesFor(String definition, Distinct distinct, int count) {
        Puzzle puzzle = Definitions.puzzle(definition);
        SearchRequest request =
                SearchRequest.builder().distinct(distinct).merging(false).build();

        SearchJob job = SearchBuilder.begin(puzzle, request)
                .countWithin(60)
                .orElseThrow()
                .job();

        assertEquals("merge", job.strategyName());
        assertEquals(BigInteger.valueOf(count), job.count());
    }

    @Test
    void nothingIsCountedInNoTimeOrAgainstTheRequest() {
        Puzzle puzzle = Definitions.puzzle("pentominoes_1s_30x3");
        SearchRequest byName = SearchRequest.builder().strategy("sieve").build();

        assertEquals(
                Optional.empty(),
                SearchBuilder.begin(puzzle, SearchRequest.standard()).countWithin(0));
        assertEquals(Optional.empty(), SearchBuilder.begin(puzzle, byName).countWithin(60));
    }

    @ParameterizedTest
    @CsvSource({"y", "z", "xyz", "R", "'l@1,-1,0'"})
    @Tag("seconds")
    void anOrderThatIsAskedForGivesTheSameSolutions(String order) throws OrderingException {
        SearchRequest request = SearchRequest.builder()
                .strategy("merge")
                .order(OrderingSteps.parse(order))
                .lists(SearchRequest.FROM_CONSTRAINED)
                .build();
        SearchJob job = SearchBuilder.prepare(Definitions.puzzle("somacube"), request);

        assertEquals(order, job.chosen().packing().search().order().heuristic());
        assertEquals(BigInteger.valueOf(480), job.count());
    }

    @Test
    void partsHaveTheSolutionsInTheSameOrderWithAnyNumberOfThreads() {
        SearchJob job = allOfTetrominoes();
        EndedParts one = new EndedParts(job.decoder());
        EndedParts three = new EndedParts(job.decoder());

        job.run(ONE_THREAD, one);
        job.run(RunSettings.standard().withThreads(3), three);

        assertEquals(ALL_TETROMINOES, new HashSet<>(one.pictures()).size());
        assertEquals(one.pictures(), three.pictures());
        assertEquals(one.paths(), three.paths());
        assertTrue(one.parts().size() > 12, () -> one.parts().size() + " parts");
    }

    @Test
    void aPartTellsWhichShareOfTheSolutionsComesBeforeIt() {
        SearchJob job = allOfTetrominoes();
        EndedParts parts = new EndedParts(job.decoder());

        job.run(ONE_THREAD, parts);

        for (int index = 0; index < parts.parts().size(); index++) {
            double before = index == 0 ? 0 : parts.foundBy(index - 1);
            assertEquals(before / ALL_TETROMINOES, parts.parts().get(index).from(), 1e-9);
            assertEquals(
                    parts.foundBy(index) / (double) ALL_TETROMINOES,
                    parts.parts().get(index).to(),
                    1e-9);
        }
    }

    @Test
    void aSearchGoesOnAfterAPart() {
        SearchJob job = allOfTetrominoes();
        EndedParts whole = new EndedParts(job.decoder());
        job.run(ONE_THREAD, whole);
        int index = whole.parts().size() / 2;
        DoneParts done = new DoneParts(whole.parts().get(index).path(), Set.of());
        EndedParts rest = new EndedParts(job.decoder());

        SearchResult result = job.run(RunSettings.standard().after(done), rest);
        SearchResult counted = job.run(RunSettings.standard().countingOnly().after(done), new SearchListener() {});

        assertEquals(
                whole.pictures().subList(whole.foundBy(index), whole.pictures().size()), rest.pictures());
        assertEquals(BigInteger.valueOf(rest.pictures().size()), result.solutions());
        assertEquals(result.solutions(), counted.solutions());
    }

    @ParameterizedTest
    @CsvSource({"true, 3", "false, 3", "true, 3105", "false, 3105"})
    void aLimitEndsTheSearchWhetherSolutionsAreToldOrNot(boolean areTold, int limit) {
        RunSettings settings = RunSettings.standard().withLimit(limit);

        SearchResult result =
                allOfTetrominoes().run(areTold ? settings : settings.countingOnly(), new SearchListener() {});

        assertEquals(BigInteger.valueOf(limit), result.solutions());
        assertFalse(result.complete());
    }

    @ParameterizedTest
    @CsvSource({"true, 1", "false, 1", "true, 3", "false, 3"})
    void whoHearsOfALevelCanEndTheSearch(boolean areTold, int threads) {
        List<Integer> levels = new ArrayList<>();
        RunSettings settings = RunSettings.standard().withThreads(threads);

        SearchResult result = allOfTetrominoes()
                .run(areTold ? settings : settings.countingOnly(), new SearchListener() {
                    @Override
                    public void levelEnded(int level, int all, BigInteger states) {
                        levels.add(level);
                        if (level == 2) {
                            throw new SearchStopped();
                        }
                    }
                });

        assertEquals(List.of(1, 2), levels);
        assertEquals(BigInteger.ZERO, result.solutions());
        assertFalse(result.complete());
    }
}
