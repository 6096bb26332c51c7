package io.github.filaforge.runtime.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.SearchStopped;
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

    /** Two dominoes in a row of four cells, or a single cell and a domino in a row of three. */
    private static final class Row extends ScheduledSolver {

        Row(String root, Schedule schedule, int cells, String... images) {
            super(
                    FORMAT,
                    new Board(new String[] {". ".repeat(cells).strip()}, "", PIECES),
                    new String[] {root},
                    null,
                    new ImageSpace(
                            PIECES,
                            images,
                            cells == 4 ? new String[] {"1 2 3 3", "0 0 1 2"} : new String[] {"1 2 2", "0 0 1"},
                            cells == 4 ? "0 1 0 1" : "0 1 0"),
                    schedule);
        }
    }

    private static final String[] DOMINOES = {"0 1,1 2,2 3", "0 1,1 2,2 3"};

    /** A domino in the middle leaves two single cells: the volume filter and the fit filter each see it, and the trigger. */
    @Test
    void filtersCountTheImagesThatTheyRemoveAndTriggersThePlacements() {
        assertEquals(
                List.of(LevelCounter.of("volume filter", 0, 0, 2)),
                actions("", new Schedule(2).volumeFilter(1), 4, DOMINOES));
        assertEquals(
                List.of(LevelCounter.of("fit filter", 0, 0, 2)),
                actions("", new Schedule(2).fitFilter(1, false), 4, DOMINOES));
        assertEquals(
                List.of(LevelCounter.of("volume filter", 0, 0, 2), LevelCounter.of("fit filter", 0, 0, 0)),
                actions("", new Schedule(2).volumeFilter(1).fitFilter(1, false), 4, DOMINOES));
        assertEquals(
                List.of(LevelCounter.of("volume trigger", 0, 0, 0), LevelCounter.of("large partition", 0, 0, 0)),
                actions("", new Schedule(2).volumeTrigger(2), 4, DOMINOES));
    }

    /** The single cell has to be at an end: two cells of the three have the colour of the ends. */
    @Test
    void theParityFilterRemovesTheImageInTheMiddle() {
        assertEquals(
                List.of(LevelCounter.of("parity filter", 0, 0, 1)),
                actions("", new Schedule(2).parityFilter(1), 3, "0,1,2", "0 1,1 2"));
    }

    /** With lists the search fills the cell in the middle first, and tries the single cell there. */
    @Test
    void triggersCountThePlacementsAfterWhichTheyTurnBack() {
        Schedule middleFirst =
                new Schedule(2).heuristic(2, Heuristic.fixed("1 0 1")).lists(2, false);

        assertEquals(
                List.of(LevelCounter.of("parity trigger", 0, 0, 1)),
                actions("", middleFirst.parityTrigger(), 3, "0,1,2", "0 1,1 2"));
        assertEquals(
                List.of(LevelCounter.of("volume trigger", 0, 0, 1), LevelCounter.of("large partition", 0, 0, 1)),
                actions("", middleFirst.volumeTrigger(1), 3, "0,1,2", "0 1,1 2"));
    }

    @Test
    void whatIsDoneWithTheImagesOfARootIsNotCountedInIt() {
        assertEquals(
                List.of(LevelCounter.of("volume filter", 0, 0, 0)),
                actions("0:0 1", new Schedule(2).volumeFilter(1), 4, DOMINOES));
        assertEquals(
                List.of(LevelCounter.of("volume trigger", 0, 0, 1), LevelCounter.of("large partition", 0, 0, 1)),
                actions("0:1", new Schedule(2).volumeTrigger(1), 3, "0,1,2", "0 1,1 2"));
    }

    /** Searches the root, and returns the counters of triggers and filters. */
    private static List<LevelCounter> actions(String root, Schedule schedule, int cells, String... images) {
        return new Row(root, schedule, cells, images)
                .search(0, solution -> {}).counters().stream()
                        .filter(LevelCounter::isOfTriggerOrFilter)
                        .toList();
    }
}
