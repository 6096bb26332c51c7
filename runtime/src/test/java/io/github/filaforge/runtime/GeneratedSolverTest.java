package io.github.filaforge.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.SearchStopped;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GeneratedSolverTest {

    /** Fills a row of three cells with a piece of two and a piece of one; both are on the trail. */
    private static final class Mirrored extends GeneratedSolver {

        private static final Board BOARD = new Board(new String[] {". . ."}, "", new String[] {"A", "B"});

        Mirrored(CanonicalForm canonicalForm) {
            super(FORMAT, BOARD, new String[] {"0:0 1,1:2", "0:1 2,1:0"}, canonicalForm, false);
        }

        @Override
        protected void start(int left) {
            foundOnTrail();
        }
    }

    private static List<int[]> solutions(GeneratedSolver solver, int root) {
        List<int[]> solutions = new ArrayList<>();
        solver.search(root, solutions::add);
        return solutions;
    }

    @Test
    void aSolutionHasTheImageOfEachCellAndThenTheShapeOfEachImage() {
        List<int[]> solutions = solutions(new LineSolver(), 1);

        assertEquals(2, solutions.size());
        assertArrayEquals(new int[] {1, 0, 2, 0, 1, 2}, solutions.get(0));
        assertArrayEquals(new int[] {2, 0, 1, 0, 1, 2}, solutions.get(1));
        assertNotSame(solutions.get(0), solutions.get(1));
    }

    @Test
    void theTrailLeadsToTheSameSolution() {
        assertArrayEquals(
                new int[] {1, 0, 0, 0, 1}, solutions(new Mirrored(null), 1).get(0));
    }

    @Test
    void theBoardReadsTheSolutions() {
        LineSolver solver = new LineSolver();

        assertSame(solver.board(), solver.decoder());
        assertEquals("B A C\n", solver.decoder().draw(solutions(solver, 1).get(0)));
    }

    @Test
    void theResultOfARootCountsItsSolutions() {
        LineSolver solver = new LineSolver();

        assertEquals(new RootResult(2, BigInteger.TWO, true, List.of()), solver.search(2, solution -> {}));
    }

    @Test
    void aSolverThatCountsBeginsAnewWithEachRoot() {
        LineSolver solver = new LineSolver(true);
        List<LevelCounter> expected =
                List.of(LevelCounter.of("attempts", 0, 0, 6, 0), LevelCounter.of("fits", 0, 2, 2, 0));

        assertEquals(expected, solver.search(0, solution -> {}).counters());
        assertEquals(expected, solver.search(1, solution -> {}).counters());
    }

    @Test
    void whatIsCountedSoFarCanBeAskedForInTheSearchAndIsNothingAfterIt() {
        LineSolver solver = new LineSolver(true);
        List<Long> attempts = new ArrayList<>();

        solver.search(0, solution -> attempts.add(solver.counters().get(0).sum()));
        attempts.add(solver.counters().get(0).sum());

        assertEquals(List.of(3L, 6L, 0L), attempts);
    }

    @Test
    void aSinkThatHasEnoughEndsTheRootAndTheNextSearchIsWhole() {
        LineSolver solver = new LineSolver(true);

        RootResult result = solver.search(0, solution -> {
            throw new SearchStopped();
        });

        assertFalse(result.complete());
        assertEquals(BigInteger.ZERO, result.solutions());
        assertEquals(3, result.counters().get(0).sum());
        assertEquals(BigInteger.TWO, solver.search(0, solution -> {}).solutions());
    }

    /** Finds one solution again and again until it is stopped, and after each checks for a stop with given pieces left. */
    private static final class Endless extends GeneratedSolver {

        private final int asking;

        Endless(int asking) {
            super(FORMAT, new Board(new String[] {"."}, "", new String[] {"A"}), new String[] {""}, null, false);
            this.asking = asking;
        }

        @Override
        protected void start(int left) {
            place(left, 0, 0);
            for (int more = 0; more < 10; more++) {
                found();
                endIfStopped(asking);
            }
        }
    }

    @Test
    void aSearchThatIsStoppedEndsWhereItAsksAndTheNextIsWhole() {
        Endless solver = new Endless(5);

        RootResult stopped = solver.search(0, solution -> solver.stop());

        assertEquals(new RootResult(0, BigInteger.ONE, false, List.of()), stopped);
        RootResult whole = new RootResult(0, BigInteger.TEN, true, List.of());
        assertEquals(whole, solver.search(0, solution -> {}));
        assertEquals(whole, solver.search(RootPart.root(0), solution -> {}));
    }

    @Test
    void aSearchAsksWithSomeNumbersOfPiecesLeft() {
        for (int left = 0; left < 20; left++) {
            Endless solver = new Endless(left);

            boolean complete = solver.search(0, solution -> solver.stop()).complete();

            assertEquals(!List.of(5, 8, 11, 14, 17).contains(left), complete, "with " + left + " left");
            assertEquals(!complete, GeneratedSolver.asksWith(left));
        }
    }

    @Test
    void whatIsAskedWhileNothingIsSearchedIsForgotten() {
        Endless solver = new Endless(5);
        solver.stop();

        assertTrue(solver.search(0, solution -> {}).complete());
        solver.stop();
        assertTrue(solver.search(RootPart.root(0), solution -> {}).complete());
    }

    @Test
    void aFaultOfTheSinkComesThrough() {
        LineSolver solver = new LineSolver();

        assertThrows(
                IllegalStateException.class,
                () -> solver.search(0, solution -> {
                    throw new IllegalStateException("a fault");
                }));
    }

    @Test
    void onlyTheFirstOfSymmetricSolutionsCounts() {
        CanonicalForm mirror = new CanonicalForm(new String[] {"2 1 0"}, new String[] {""});

        assertEquals(1, solutions(new Mirrored(mirror), 0).size());
        assertEquals(0, solutions(new Mirrored(mirror), 1).size());
        assertEquals(
                BigInteger.ZERO, new Mirrored(mirror).search(1, solution -> {}).solutions());
    }

    @Test
    void withoutSymmetriesEachSolutionIsTheFirst() {
        assertTrue(new CanonicalForm(new String[0], new String[] {""}).isFirst(1, 0, 0, 0, 1));
    }

    @Test
    void aSolverOfAnotherFormatIsRefused() {
        Board board = new Board(new String[] {"."}, "", new String[] {"A"});

        IllegalStateException refusal = assertThrows(
                IllegalStateException.class, () -> new GeneratedSolver(1, board, new String[] {""}, null, false) {
                    @Override
                    protected void start(int left) {
                        found();
                    }
                });

        assertEquals(
                "this solver was generated for format 1 of the Filaforge runtime, but this is format 4: generate it again",
                refusal.getMessage());
    }
}
