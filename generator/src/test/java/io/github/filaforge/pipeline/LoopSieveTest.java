package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.RandomRanges;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The sieve without generated source makes the search of the generated sieve, fit by fit. */
class LoopSieveTest {

    @ParameterizedTest
    @CsvSource({
        "pentominoes_12x5, UP_TO_ROTATION, 1010",
        "pentominoes_15x4, ALL, 1472",
        "pentominoes_20x3, UP_TO_ROTATION, 2",
        "pentominoes_8x8, UP_TO_ROTATION, 65",
        "tetrominoes_2sets_8x5, ALL, 3106",
        "tangram_square, UP_TO_ROTATION, 1",
        "tetrahexes_7x4, ALL, 18",
        "sticks_123_4x4, UP_TO_ROTATION, 21",
        "tetrasticks_welded_1s_5x5, ALL, 16",
        "tetrominoes_cylinder_5x4, UP_TO_ROTATION, 7",
        "tetratesseracts_7x2x2x1, UP_TO_ROTATION, 8",
        "somacube, UP_TO_ROTATION, 480"
    })
    @Tag("seconds")
    void itCountsTheFitsAndSolutionsOfTheGeneratedSieve(String definition, Distinct distinct, int solutions) {
        SearchRequest.Builder request =
                SearchRequest.builder().distinct(distinct).counting(true);

        Found found = assertEqualSearches(Definitions.puzzle(definition), request);

        assertEquals(solutions, found.solutions.size());
    }

    @ParameterizedTest
    @Tag("seconds")
    @CsvSource({"pentominoes_1s_30x3, 46", "hexiamonds_6x6, 156", "polyhexes_hexagon, 12290", "pentominoes_u_10x8, 22"})
    void soItDoesWithManyWords(String definition, int solutions) {
        SearchRequest.Builder request = SearchRequest.builder().counting(true);

        Found found = assertEqualSearches(Definitions.puzzle(definition), request);

        assertEquals(solutions, found.solutions.size());
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_12x5, 3", "pentominoes_20x3, 7", "pentominoes_1s_30x3, 5", "somacube, 4"})
    @Tag("slow")
    void itLooksUpTheTail(String definition, int left) {
        SearchRequest.Builder request = SearchRequest.builder().counting(true).tail(left);

        assertEqualSearches(Definitions.puzzle(definition), request);
    }

    static Stream<Sample> samples() {
        return RandomPuzzles.stream(7)
                .limit(Seeds.part(2))
                .filter(sample -> SearchBuilder.begin(
                                sample.puzzle(), request(sample).build())
                        .impossibility()
                        .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void itSearchesRandomPuzzlesInTheSameWay(Sample sample) {
        assertEqualSearches(sample.puzzle(), request(sample));
    }

    static Stream<RandomRanges.Sample> ranges() {
        return Lattices.names().stream()
                .flatMap(name -> RandomRanges.stream(name, Seeds.part(20)))
                .filter(sample -> SearchBuilder.begin(
                                sample.puzzle(), SearchRequest.builder().build())
                        .impossibility()
                        .isEmpty());
    }

    @ParameterizedTest
    @MethodSource("ranges")
    void itSearchesPuzzlesWhosePiecesMayBeLeftOverInTheSameWay(RandomRanges.Sample sample) {
        assertEqualSearches(sample.puzzle(), SearchRequest.builder().counting(true));
    }

    private static SearchRequest.Builder request(Sample sample) {
        Distinct distinct = sample.seed() % 2 == 0 ? Distinct.ALL : Distinct.UP_TO_ROTATION;
        return SearchRequest.builder().distinct(distinct).counting(true);
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_15x4", "tetrominoes_2sets_8x5"})
    void itOnlyCountsWhereOnlyTheNumberIsWanted(String definition) {
        SearchRequest request =
                SearchRequest.builder().strategy("sieve").distinct(Distinct.ALL).build();
        SearchJob job = SearchBuilder.prepare(Definitions.puzzle(definition), request);

        RunResult counted = RootRunner.of(
                        direct(job, false),
                        direct(job, false).get(),
                        RunSettings.standard().countingOnly(),
                        new SearchListener() {})
                .run();

        assertEquals(job.count(), counted.solutions());
    }

    private static Found assertEqualSearches(Puzzle puzzle, SearchRequest.Builder request) {
        SearchJob job = SearchBuilder.prepare(puzzle, request.strategy("sieve").build());
        List<Object> generated = new ArrayList<>();
        RunResult compiled = job.runner(RunSettings.standard().withThreads(1), new Listener(generated))
                .run();

        Found found = Found.of(direct(job, true));

        assertTrue(found.result.complete());
        assertEquals(compiled.counters(), found.result.counters());
        assertEquals(generated, found.solutions);
        return found;
    }

    private static Supplier<Search> direct(SearchJob job, boolean counting) {
        return job.chosen().packing().plan().directSolvers(counting).orElseThrow();
    }

    /** The result of a run with all solutions in their order. */
    private record Found(RunResult result, List<Object> solutions) {

        static Found of(Supplier<Search> solvers) {
            List<Object> solutions = new ArrayList<>();
            RunResult result = RootRunner.of(
                            solvers, solvers.get(), RunSettings.standard().withThreads(1), new Listener(solutions))
                    .run();
            return new Found(result, solutions);
        }
    }

    private record Listener(List<Object> solutions) implements SearchListener {

        @Override
        public void found(int[] solution) {
            solutions.add(Arrays.stream(solution).boxed().toList());
        }
    }
}
