package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.oracle.EdgeBoard;
import io.github.filaforge.oracle.EdgeChecker;
import io.github.filaforge.oracle.PlainEdgeSearch;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A random edge puzzle on which a strategy is compared with the plain search, which shares no code with it. */
final class EdgeTrial {

    /** All strategies for edge puzzles. */
    static final List<String> STRATEGIES = List.of("edge", "edge-tables", "edge-dynamic");

    private final Sample sample;
    private final String strategy;
    private final EdgeChecker checker;

    EdgeTrial(Sample sample, String strategy) {
        this.sample = sample;
        this.strategy = strategy;
        this.checker = new EdgeChecker(sample.puzzle());
    }

    /** Asserts that each board is found once, and by two threads and by direct solvers in the order of one thread. */
    void assertFindsAllBoards() {
        Optional<SearchJob> job = job(Distinct.ALL);
        if (job.isEmpty()) {
            assertEquals(Set.of(), sample.boards(), this::toString);
            return;
        }
        List<EdgeBoard> found = found(job.get(), 1);
        assertEquals(sample.boards(), new HashSet<>(found), this::toString);
        assertEquals(sample.boards().size(), found.size(), this::toString);
        assertOthersFind(found, job.get(), Distinct.ALL);
    }

    /** Asserts that two threads and direct solvers find some boards in the order given, and that a count has their number. */
    private void assertOthersFind(List<EdgeBoard> boards, SearchJob job, Distinct distinct) {
        assertEquals(boards, found(job, 2), this::toString);
        assertEquals(BigInteger.valueOf(boards.size()), job.count(), this::toString);
        assertEquals(boards, found(job(distinct, SolverMaking.direct()), 1), this::toString);
    }

    /** Asserts that one board is found of all boards that rotations of the puzzle carry to one another. */
    void assertFindsOneOfEachClass() {
        Optional<SearchJob> job = job(Distinct.UP_TO_ROTATION);
        if (job.isEmpty()) {
            assertEquals(Set.of(), sample.boards(), this::toString);
            return;
        }
        List<EdgeBoard> found = found(job.get(), 1);
        assertTrue(sample.boards().containsAll(found), this::toString);
        assertEquals(
                found.size(),
                PlainEdgeSearch.classes(sample.puzzle(), found).size(),
                () -> "two are the same up to rotation: " + this);
        assertEquals(sample.classes(), found.size(), this::toString);
        assertOthersFind(found, job.get(), Distinct.UP_TO_ROTATION);
    }

    /** Asserts that the source counts the placements that a direct solver counts, which tests no list before it is reached. */
    void assertCountsThePlacementsOfADirectSolver() {
        SearchRequest request = SearchRequest.builder()
                .strategy(strategy)
                .distinct(Distinct.ALL)
                .counting(true)
                .build();

        SearchResult compiled = count(request, SolverMaking.compiledBy(new JaninoCompiler()));

        SearchResult direct = count(request, SolverMaking.direct());
        assertTrue(direct.fits().orElseThrow().sum() > 0, this::toString);
        assertEquals(direct.fits(), compiled.fits(), this::toString);
    }

    private SearchResult count(SearchRequest request, SolverMaking making) {
        return SearchBuilder.prepare(sample.puzzle(), request, making)
                .run(RunSettings.standard(), new SearchListener() {});
    }

    /** The job of the sample; empty if it is known to have no solution. */
    Optional<SearchJob> job(Distinct distinct) {
        try {
            return Optional.of(job(distinct, SolverMaking.compiledBy(new JaninoCompiler())));
        } catch (ImpossiblePuzzleException e) {
            return Optional.empty();
        }
    }

    private SearchJob job(Distinct distinct, SolverMaking making) {
        SearchRequest request =
                SearchRequest.builder().strategy(strategy).distinct(distinct).build();
        return SearchBuilder.prepare(sample.puzzle(), request, making);
    }

    /** Returns the boards that a search finds. Each is checked, as numbers and as a picture. */
    private List<EdgeBoard> found(SearchJob job, int threads) {
        List<int[]> solutions = new ArrayList<>();
        job.run(RunSettings.standard().withThreads(threads), new SearchListener() {
            @Override
            public void found(int[] solution) {
                solutions.add(solution.clone());
            }
        });
        SolutionDecoder decoder = job.decoder();
        List<EdgeBoard> boards = new ArrayList<>();
        for (int[] solution : solutions) {
            boards.add(checker.check(solution));
            assertArrayEquals(solution, checker.read(decoder.draw(solution)), this::toString);
        }
        return boards;
    }

    @Override
    public String toString() {
        return strategy + " of " + sample;
    }
}
