package io.github.filaforge.runtime.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.LevelFiles;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A solver by merged states, during a run and when the run is stopped. */
@Timeout(60)
class MergeSolverTest {

    private static final int PIECES = 7;

    /** Fills a row of cells with pieces of one cell each; the number of solutions is the number of orders of the pieces. */
    private static final class Row extends MergeSolver {

        Row() {
            super(
                    GeneratedSolver.FORMAT,
                    new Board(
                            new String[] {". ".repeat(PIECES).strip()},
                            "",
                            IntStream.range(0, PIECES)
                                    .mapToObj(piece -> "" + (char) ('A' + piece))
                                    .toArray(String[]::new)),
                    new String[] {""},
                    null,
                    new PuzzleImages(
                            IntStream.range(0, PIECES)
                                    .mapToObj(piece -> "0,1,2,3,4,5,6")
                                    .toArray(String[]::new),
                            new String[0]));
        }
    }

    private static RunSettings settings(boolean isCounting) {
        RunSettings settings = RunSettings.standard().withThreads(1);
        return isCounting ? settings.countingOnly() : settings;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aSolverThatIsNotStoppedFindsAllSolutions(boolean isCounting) {
        RootRunner runner = RootRunner.of(Row::new, new Row(), settings(isCounting), new SearchListener() {});

        assertEquals(BigInteger.valueOf(5040), runner.run().solutions());
    }

    /** The finished level is the last one that the listener receives, both for the first level and for the last but one. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aStopWhileStatesAreMergedEndsTheNextLevel(boolean isCounting) {
        List<Integer> levels = new ArrayList<>();
        new Row().prepare(settings(isCounting), afterEachLevel(levels::add));

        for (int last : levels) {
            Row solver = new Row();
            List<Integer> met = new ArrayList<>();
            SearchListener stopping = afterEachLevel(level -> {
                met.add(level);
                if (level == last) {
                    stopByAnotherThread(solver);
                }
            });

            assertThrows(SearchStopped.class, () -> solver.prepare(settings(isCounting), stopping));

            assertEquals(levels.subList(0, levels.indexOf(last) + 1), met);
        }
    }

    private static void stopByAnotherThread(Row solver) {
        Thread stopping = new Thread(solver::stop);
        stopping.start();
        try {
            stopping.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aStopBeforeStatesAreMergedHasNoWindowFound(boolean isCounting) {
        Row solver = new Row();
        solver.stop();
        List<Integer> levels = new ArrayList<>();

        assertThrows(SearchStopped.class, () -> solver.prepare(settings(isCounting), afterEachLevel(levels::add)));

        assertEquals(List.of(), levels);
    }

    /** The count has written no level, and finds a folder where a level would be, with a file in it. */
    @Test
    void aCountWhoseLevelFilesCannotBeRemovedIsFoundAndTheOthersAreRemoved(@TempDir Path folder) {
        LevelFiles files = new LevelFiles(folder.resolve("count"), "row", Double.MAX_VALUE, true);
        SearchListener placingFiles = afterEachLevel(level -> {
            try {
                Files.createDirectories(folder.resolve("count.front").resolve("full"));
                Files.write(folder.resolve("count.back"), new byte[1]);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });

        RunResult result = RootRunner.of(Row::new, new Row(), settings(true).keeping(files), placingFiles)
                .run();

        assertEquals(BigInteger.valueOf(5040), result.solutions());
        assertEquals(List.of("count.front"), List.of(folder.toFile().list()));
    }

    private static SearchListener afterEachLevel(IntConsumer action) {
        return new SearchListener() {
            @Override
            public void levelEnded(int level, int levels, BigInteger states) {
                action.accept(level);
            }
        };
    }
}
