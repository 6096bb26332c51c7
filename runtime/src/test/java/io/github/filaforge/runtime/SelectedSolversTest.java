package io.github.filaforge.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several solvers as one search. */
@Timeout(60)
class SelectedSolversTest {

    /** A solver of rows of A, B and C with six solutions, one of two cells for X with a solution, and the first again. */
    private static final class Three extends SelectedSolvers {

        private final List<Integer> made = new ArrayList<>();

        Three() {
            super(GeneratedSolver.FORMAT, 3, 3, 1, 3);
        }

        @Override
        protected GeneratedSolver solver(int number) {
            made.add(number);
            return number == 1 ? new Single() : new LineSolver(true);
        }
    }

    /** Fills a row of two cells with one piece. */
    private static final class Single extends GeneratedSolver {

        Single() {
            super(FORMAT, new Board(new String[] {". ."}, "", new String[] {"X"}), new String[] {""}, null, true);
        }

        @Override
        protected void start(int left) {
            attempts[left]++;
            fits[left]++;
            place(left, 0, 0, 1);
            found();
        }
    }

    private static RunResult run(RunSettings settings, List<int[]> found) {
        return RootRunner.of(Three::new, new Three(), settings, new SearchListener() {
                    @Override
                    public void found(int[] solution) {
                        found.add(solution);
                    }
                })
                .run();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void theSolutionsOfAllComeInTheirOrderAndAreDrawnEachAsItsOwn(int threads) {
        List<int[]> found = new ArrayList<>();

        RunResult result = run(RunSettings.standard().withThreads(threads), found);

        SolutionDecoder decoder = new Three().decoder();
        List<String> drawn = found.stream().map(decoder::draw).toList();
        List<String> line = List.of("A B C\n", "A C B\n", "B A C\n", "C A B\n", "B C A\n", "C B A\n");
        List<String> expected = new ArrayList<>(line);
        expected.add("X X\n");
        expected.addAll(line);
        assertEquals(expected, drawn);
        assertEquals(13, result.solutions().intValueExact());
        assertTrue(result.complete());
        assertEquals("X", decoder.pieces(found.get(6)).get(0).name());
    }

    @Test
    void whatIsCountedIsTheSumOfAll() {
        RunResult result = run(RunSettings.standard().withThreads(1), new ArrayList<>());

        LevelCounter one = RootRunner.of(
                        () -> new LineSolver(true),
                        new LineSolver(true),
                        RunSettings.standard().withThreads(1),
                        new SearchListener() {})
                .run()
                .counters()
                .get(0);
        assertEquals(
                one.plus(one).plus(LevelCounter.of("attempts", 0, 1)),
                result.counters().get(0));
    }

    @Test
    void aSolverIsMadeOnceForTheRootsThatItHasInARow() {
        Three three = new Three();

        for (int root = 0; root < three.rootCount(); root++) {
            three.search(root, solution -> {});
        }
        three.search(1, solution -> {});

        assertEquals(List.of(0, 1, 2, 0), three.made);
        assertEquals(3, three.pieces());
    }

    /**
     * Two solvers, each of which finds ten solutions and checks after each solution if it has to stop. The second solver is
     * stopped while it is made.
     */
    private static final class StoppedBetween extends SelectedSolvers {

        StoppedBetween() {
            super(GeneratedSolver.FORMAT, 1, 1, 1);
        }

        @Override
        protected GeneratedSolver solver(int number) {
            if (number == 1) {
                stop();
            }
            return new Asking();
        }
    }

    /** Finds the only solution ten times. */
    private static final class Asking extends GeneratedSolver {

        Asking() {
            super(FORMAT, new Board(new String[] {"."}, "", new String[] {"A"}), new String[] {""}, null, false);
        }

        @Override
        protected void start(int left) {
            place(left, 0, 0);
            for (int each = 0; each < 10; each++) {
                found();
                endIfStopped();
            }
        }
    }

    @Test
    void aSearchIsStoppedWhileItsSolverIsMade() {
        StoppedBetween search = new StoppedBetween();

        assertTrue(search.search(0, solution -> {}).complete());
        RootResult stopped = search.search(1, solution -> {});

        assertEquals(new RootResult(1, BigInteger.ZERO, false, List.of()), stopped);
        assertEquals(new RootResult(1, BigInteger.TEN, true, List.of()), search.search(1, solution -> {}));
    }

    @Test
    void theSolverThatSearchesIsStopped() {
        StoppedBetween search = new StoppedBetween();
        search.stop();

        RootResult stopped = search.search(0, solution -> search.stop());

        assertEquals(new RootResult(0, BigInteger.ONE, false, List.of()), stopped);
        search.stop();
        assertTrue(search.search(0, solution -> {}).complete());
    }

    @Test
    void asWithOneSolverAnotherFormatIsRefused() {
        assertThrows(IllegalStateException.class, () -> new SelectedSolvers(GeneratedSolver.FORMAT - 1, 1, 1) {
            @Override
            protected GeneratedSolver solver(int number) {
                return new LineSolver();
            }
        });
    }
}
