package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.ScoreRequest;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import java.math.BigInteger;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Solvers of the runtime that receive the tables of a plan, in place of generated source. */
class DirectSolversTest {

    @ParameterizedTest
    @CsvSource({
        "cover, tetrominoes_2sets_8x5, 783",
        "cover, somacube, 480",
        "merge, tetrominoes_2sets_8x5, 783",
        "merge, somacube, 480",
        "dynamic-sieve, somacube, 480",
        "dynamic-sieve, tetrahexes_7x4, 9",
        "dynamic-sieve, sticks_123_4x4, 21",
        "dynamic-sieve, tetratesseracts_7x2x2x1, 8",
        "dynamic-sieve, tangram_square, 1",
        "schedule, somacube, 480",
        "schedule, tetrominoes_cylinder_5x4, 7",
        "sieve, pentominoes_15x4, 368",
        "fila-tables, pentominoes_15x4, 368",
        "fila-tables, pentominoes_1s_30x3, 46"
    })
    @Tag("seconds")
    void theyMakeTheSearchOfCompiledSolvers(String strategy, String definition, int solutions) {
        Puzzle puzzle = Definitions.puzzle(definition);
        boolean counts = !strategy.equals("merge");
        SearchRequest request =
                SearchRequest.builder().strategy(strategy).counting(counts).build();

        Solutions direct = Solutions.of(SearchBuilder.prepare(puzzle, request, SolverMaking.direct()));
        Solutions compiled = Solutions.of(SearchBuilder.prepare(puzzle, request));

        assertEquals(solutions, direct.pictures().size());
        assertEquals(compiled, direct);
    }

    @ParameterizedTest
    @CsvSource({"somacube, e=7:f=4, 3", "somacube, s=7:n=5, 5", "tetrominoes_2sets_8x5, e+pieces=10:x=4, 6"})
    @Tag("seconds")
    void theyObeyASchedule(String definition, String order, int lists) throws OrderingException {
        Puzzle puzzle = Definitions.puzzle(definition);
        SearchRequest request = SearchRequest.builder()
                .order(OrderingSteps.parse(order))
                .lists(lists)
                .nof(true)
                .filters(Filters.NONE.withVolumeTrigger(OptionalInt.of(3)))
                .counting(true)
                .build();

        Solutions direct = Solutions.of(SearchBuilder.prepare(puzzle, request, SolverMaking.direct()));
        Solutions compiled = Solutions.of(SearchBuilder.prepare(puzzle, request));

        assertEquals(compiled, direct);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fila", "fila-unrolled"})
    void aStrategyThatIsCodeIsRefusedWithoutSource(String strategy) {
        Puzzle puzzle = Definitions.puzzle("somacube");
        SearchRequest request = SearchRequest.builder().strategy(strategy).build();

        RequestException refusal = assertThrows(
                RequestException.class, () -> SearchBuilder.prepare(puzzle, request, SolverMaking.direct()));

        assertTrue(refusal.getMessage().startsWith("strategy " + strategy + " has no solver without generated source"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT12", "pentominoes_10x6", "tetrominoes_any_8x8"})
    void aDynamicSieveOfManyCellsOrVolumesOrLeftPiecesIsRefusedWithoutSource(String definition) {
        Puzzle puzzle = Definitions.puzzle(definition);
        SearchRequest request =
                SearchRequest.builder().strategy("dynamic-sieve").build();

        RequestException refusal = assertThrows(
                RequestException.class, () -> SearchBuilder.prepare(puzzle, request, SolverMaking.direct()));

        assertEquals(
                "strategy dynamic-sieve has no solver without generated source: use"
                        + " JaninoCompiler.compile or SearchRequest.strategy(cover)",
                refusal.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"edge", "edge-tables", "edge-dynamic"})
    void theyMakeTheSearchOfABoardOfEdgesToo(String strategy) {
        EdgePuzzle board = board("scramble_3x3");
        SearchRequest request =
                SearchRequest.builder().strategy(strategy).counting(true).build();
        SearchBuilder begun = SearchBuilder.of(board, "scramble_3x3.txt", request, new Stopwatch());

        SearchJob direct = begun.job(SolverMaking.direct());

        SearchJob compiled = SearchBuilder.prepare(board, request);
        assertTrue(direct.size().isEmpty());
        assertEquals(BigInteger.ONE, direct.count());
        assertEquals(
                compiled.run(RunSettings.standard(), new SearchListener() {}),
                direct.run(RunSettings.standard(), new SearchListener() {}));
        assertEquals(compiled.source(), direct.source());
    }

    @Test
    void aBoardOfWhichJoinsMaySlipIsRefusedWithoutSource() {
        EdgePuzzle board = board("edges_6x6");
        SearchRequest request =
                SearchRequest.builder().score(ScoreRequest.of(55)).build();

        RequestException refusal = assertThrows(
                RequestException.class, () -> SearchBuilder.prepare(board, request, SolverMaking.direct()));

        assertTrue(refusal.getMessage().startsWith("strategy edge has no solver without generated source"));
    }

    @ParameterizedTest
    @CsvSource({"scramble_3x3, edge, true", "edges_6x6, edge, false", "edges_6x6, edge-tables, true"})
    void theExpectedTimeDecidesForBoardsOfEdgesToo(String definition, String strategy, boolean isDirect) {
        SearchRequest request = SearchRequest.builder().strategy(strategy).build();

        SearchJob job = SearchBuilder.prepare(board(definition), request, SolverMaking.byTime());

        assertEquals(isDirect, job.size().isEmpty());
    }

    private static EdgePuzzle board(String definition) {
        return Filaforge.readEdges(Definitions.file(definition)).get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "somacube, sieve, true",
        "pentominoes_1s_18x5, sieve, false",
        "somacube, dynamic-sieve, true",
        "bedlamcube, dynamic-sieve, false"
    })
    void theExpectedTimeDecides(String definition, String strategy, boolean isDirect) {
        SearchRequest request = SearchRequest.builder().strategy(strategy).build();

        SearchJob job = SearchBuilder.prepare(Definitions.puzzle(definition), request, SolverMaking.byTime());

        assertEquals(isDirect, job.size().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sieve", "cover", "merge", "schedule", "fila-tables"})
    void aDirectSearchHasSourceAndClassesTooAndTheIdentityOfACompiledOne(String strategy) {
        SearchRequest request = SearchRequest.builder()
                .strategy(strategy)
                .distinct(Distinct.ALL)
                .build();
        SearchBuilder direct = SearchBuilder.begin(Definitions.puzzle("tetrominoes_cylinder_5x4"), request);
        SearchBuilder compiled = SearchBuilder.begin(Definitions.puzzle("tetrominoes_cylinder_5x4"), request);

        SearchJob job = direct.job(SolverMaking.direct());

        assertEquals(compiled.identity(), direct.identity());
        assertEquals(compiled.job().source(), job.source());
        assertFalse(job.classFiles().isEmpty());
        assertEquals(compiled.job().options(), job.options());
    }
}
