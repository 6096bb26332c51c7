package io.github.filaforge.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.LevelFiles;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Splitter;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The values that go into a run and come out of it. */
class RunValuesTest {

    @Test
    void aCounterHasItsOwnNumbers() {
        long[] numbers = {1, 2, 4};
        LevelCounter counter = LevelCounter.of("fits", numbers);
        numbers[0] = 100;

        assertEquals("fits", counter.name());
        assertEquals(3, counter.levels());
        assertEquals(1, counter.at(0));
        assertEquals(7, counter.sum());
        assertEquals("fits [1, 2, 4]", counter.toString());
    }

    @Test
    void countersAreAddedLevelByLevel() {
        LevelCounter one = LevelCounter.of("fits", 1, 2);
        LevelCounter other = LevelCounter.of("fits", 10, 20, 30);

        assertEquals(LevelCounter.of("fits", 11, 22, 30), one.plus(other));
        assertEquals(LevelCounter.of("fits", 11, 22, 30), other.plus(one));
        assertEquals(LevelCounter.of("fits", 1, 2), one);
        assertThrows(IllegalArgumentException.class, () -> one.plus(LevelCounter.of("attempts", 1, 2)));
    }

    @Test
    void countersAreEqualByNameAndNumbers() {
        LevelCounter counter = LevelCounter.of("fits", 1, 2);

        assertEquals(counter, LevelCounter.of("fits", 1, 2));
        assertEquals(counter.hashCode(), LevelCounter.of("fits", 1, 2).hashCode());
        assertNotEquals(counter, LevelCounter.of("attempts", 1, 2));
        assertNotEquals(counter, LevelCounter.of("fits", 1, 3));
        assertNotEquals(counter, LevelCounter.of("fits", 1, 2, 0));
    }

    @Test
    void resultsAndPiecesHaveTheirOwnLists() {
        List<LevelCounter> counters = new ArrayList<>();
        RootResult root = new RootResult(0, BigInteger.ONE, true, counters);
        RunResult run = new RunResult(BigInteger.ONE, true, 1, counters);
        counters.add(LevelCounter.of("fits"));
        List<Integer> cell = new ArrayList<>(List.of(1, 2, 3));
        PlacedPiece piece = new PlacedPiece("A", List.of(cell));
        cell.clear();

        assertEquals(List.of(), root.counters());
        assertEquals(List.of(), run.counters());
        assertEquals(List.of(List.of(1, 2, 3)), piece.cells());
    }

    @Test
    void byDefaultAllProcessorsTellAllSolutionsInOrder() {
        assertEquals(
                new RunSettings(
                        Runtime.getRuntime().availableProcessors(),
                        Long.MAX_VALUE,
                        true,
                        true,
                        Splitter.NONE,
                        Splitter.NONE,
                        DoneParts.NONE,
                        Runtime.getRuntime().maxMemory() / 5 * 3,
                        LevelFiles.NONE),
                RunSettings.standard());
    }

    @Test
    void eachSettingIsChangedByItself() {
        Splitter splitter = part -> List.of();
        DoneParts done = new DoneParts(List.of(3), Set.of());
        RunSettings settings =
                new RunSettings(2, 3, true, true, Splitter.NONE, Splitter.NONE, DoneParts.NONE, 4, LevelFiles.NONE);

        assertEquals(
                new RunSettings(9, 3, true, true, Splitter.NONE, Splitter.NONE, DoneParts.NONE, 4, LevelFiles.NONE),
                settings.withThreads(9));
        assertEquals(
                new RunSettings(2, 9, true, true, Splitter.NONE, Splitter.NONE, DoneParts.NONE, 4, LevelFiles.NONE),
                settings.withLimit(9));
        assertEquals(
                new RunSettings(2, 3, false, true, Splitter.NONE, Splitter.NONE, DoneParts.NONE, 4, LevelFiles.NONE),
                settings.unordered());
        assertEquals(
                new RunSettings(2, 3, true, false, Splitter.NONE, Splitter.NONE, DoneParts.NONE, 4, LevelFiles.NONE),
                settings.countingOnly());
        assertEquals(
                new RunSettings(2, 3, true, true, splitter, Splitter.NONE, DoneParts.NONE, 4, LevelFiles.NONE),
                settings.splitBy(splitter));
        assertEquals(
                new RunSettings(2, 3, true, true, Splitter.NONE, splitter, DoneParts.NONE, 4, LevelFiles.NONE),
                settings.sharedBy(splitter));
        assertEquals(
                new RunSettings(2, 3, true, true, Splitter.NONE, Splitter.NONE, done, 4, LevelFiles.NONE),
                settings.after(done));
        assertEquals(
                new RunSettings(2, 3, true, true, Splitter.NONE, Splitter.NONE, DoneParts.NONE, 9, LevelFiles.NONE),
                settings.withMemory(9));
        LevelFiles levels = new LevelFiles(Path.of("levels"), "identity", 5, true);
        assertEquals(
                new RunSettings(2, 3, true, true, Splitter.NONE, Splitter.NONE, DoneParts.NONE, 4, levels),
                settings.keeping(levels));
    }

    @Test
    void noThreadAndNoSolutionAreTooFew() {
        RunSettings settings = RunSettings.standard();

        assertThrows(IllegalArgumentException.class, () -> settings.withThreads(0));
        assertThrows(IllegalArgumentException.class, () -> settings.withLimit(0));
        assertThrows(IllegalArgumentException.class, () -> settings.withMemory(0));
        assertTrue(settings.withThreads(1).withLimit(1).ordered());
    }
}
