package io.github.filaforge.runtime.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.LevelCounter;
import io.github.filaforge.runtime.RootResult;
import io.github.filaforge.runtime.SearchStopped;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Two pieces of one cell each in a row of two cells. */
class ScheduledSolverTest {

    private static final String[] PIECES = {"A", "B"};

    private static final class TwoCells extends ScheduledSolver {

        TwoCells() {
            super(
                    FORMAT,
                    new Board(new String[] {". ."}, "", PIECES),
                    new String[] {""},
                    null,
                    new ImageSpace(PIECES, new String[] {"0,1", "0,1"}, new String[] {"1 1", "0 0"}, "0 1"),
                    new Schedule(2));
        }
    }

    private static final List<LevelCounter> ALL =
            List.of(LevelCounter.of("attempts", 0, 2, 2), LevelCounter.of("fits", 0, 2, 2));

    @Test
    void eachSearchCountsAnew() {
        TwoCells solver = new TwoCells();

        assertEquals(new RootResult(0, BigInteger.TWO, true, ALL), solver.search(0, solution -> {}));
        assertEquals(new RootResult(0, BigInteger.TWO, true, ALL), solver.search(0, solution -> {}));
    }

    @Test
    void aTrialEndsWhenAPieceIsRemoved() {
        TwoCells solver = new TwoCells();

        RootResult trial = solver.searchTrial(0, new Random(1), 1, solution -> {});

        assertEquals(new RootResult(0, BigInteger.ONE, true, List.of(LevelCounter.of("fits", 0, 1, 1))), trial);
        assertEquals(ALL, solver.search(0, solution -> {}).counters());
    }

    @Test
    void aSinkThatHasEnoughCutsATrialAndTheNextSearchIsWhole() {
        TwoCells solver = new TwoCells();

        RootResult trial = solver.searchTrial(0, new Random(1), 1, solution -> {
            throw new SearchStopped();
        });

        assertEquals(new RootResult(0, BigInteger.ZERO, false, List.of(LevelCounter.of("fits", 0, 1, 1))), trial);
        assertEquals(new RootResult(0, BigInteger.TWO, true, ALL), solver.search(0, solution -> {}));
    }
}
