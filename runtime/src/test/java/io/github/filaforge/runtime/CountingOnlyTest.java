package io.github.filaforge.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs whose solutions are not wanted. */
@Timeout(60)
class CountingOnlyTest {

    private final Events events = new Events();

    private RootRunner runner(int roots, int threads, long limit, ScriptedSearch.Script script) {
        RunSettings settings =
                RunSettings.standard().withThreads(threads).withLimit(limit).countingOnly();
        return new RootRunner(() -> new ScriptedSearch(script), roots, 0, settings, events, RootRunner.ROOM);
    }

    @Test
    void solutionsAreCountedAndNotTold() {
        RunResult result = runner(2, 1, Long.MAX_VALUE, root -> root.find(3)).run();

        assertEquals(List.of("begun 0", "ended 0 with 3", "begun 1", "ended 1 with 3"), events.all());
        assertEquals(BigInteger.valueOf(6), result.solutions());
        assertTrue(result.complete());
        assertEquals(2, result.rootsDone());
        assertEquals(List.of(LevelCounter.of("attempts", 2, 6), LevelCounter.of("fits", 1)), result.counters());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8})
    void exactlyAsManyAreCountedAsTheLimitAllows(int threads) {
        RunResult result =
                runner(8, threads, 1000, root -> root.find(Integer.MAX_VALUE)).run();

        assertEquals(BigInteger.valueOf(1000), result.solutions());
        assertFalse(result.complete());
    }

    @Test
    void theRootThatReachesTheLimitIsToldAsCut() {
        RunResult result = runner(2, 1, 5, root -> root.find(3)).run();

        assertEquals(List.of("ended 0 with 3", "cut 1 with 2"), events.told());
        assertEquals(List.of(LevelCounter.of("attempts", 2, 4), LevelCounter.of("fits", 1)), result.counters());
    }

    @Test
    void solutionsOfUnfinishedRootsCountWhenTheRunIsStopped() {
        CountDownLatch found = new CountDownLatch(2);
        AtomicReference<RootRunner> runner = new AtomicReference<>();
        runner.set(runner(2, 2, Long.MAX_VALUE, root -> {
            root.find(3 + root.number());
            found.countDown();
            found.await();
            runner.get().stop();
            new CountDownLatch(1).await();
        }));

        RunResult result = runner.get().run();

        assertEquals(BigInteger.valueOf(7), result.solutions());
        assertFalse(result.complete());
    }

    @Test
    void aSearchMayCountWithoutFindingEachSolution() {
        BigInteger many = BigInteger.TEN.pow(30);
        RootsOnly search = (root, sink) -> new RootResult(root.root(), many, true, List.of());
        RunSettings settings = RunSettings.standard().countingOnly();

        assertEquals(
                many.multiply(BigInteger.TWO),
                new RootRunner(() -> search, 2, 0, settings, events, RootRunner.ROOM)
                        .run()
                        .solutions());
        RunResult limited =
                new RootRunner(() -> search, 1, 0, settings.withLimit(7), new Events(), RootRunner.ROOM).run();
        assertEquals(BigInteger.valueOf(7), limited.solutions());
        assertFalse(limited.complete());
    }
}
