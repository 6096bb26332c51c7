package io.github.filaforge.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The order in which listeners receive solutions, and the number of solutions that are kept for it. */
@Timeout(60)
class OrderOfSolutionsTest {

    private static final long MUCH = 1 << 20;
    private static final RunSettings THREE_THREADS = RunSettings.standard().withThreads(3);

    private final Events events = new Events();

    private RunResult run(int roots, RunSettings settings, long room, ScriptedSearch.Script script) {
        return new RootRunner(() -> new ScriptedSearch(script), roots, 0, settings, events, room).run();
    }

    /** Returns the events of roots that each find the given number of solutions, in the order of one thread. */
    private static List<String> inOrder(int roots, int count) {
        List<String> expected = new ArrayList<>();
        for (int root = 0; root < roots; root++) {
            expected.addAll(Events.foundIn(root, count));
            expected.add("ended " + root + " with " + count);
        }
        return expected;
    }

    @Test
    void solutionsOfLaterRootsWaitForTheirTurn() {
        CountDownLatch others = new CountDownLatch(2);

        RunResult result = run(3, THREE_THREADS, MUCH, root -> {
            if (root.number() == 0) {
                others.await();
            }
            root.find(2);
            others.countDown();
        });

        assertEquals(inOrder(3, 2), events.told());
        assertTrue(result.complete());
        assertEquals(3, result.rootsDone());
    }

    @Test
    void aRootWhoseTurnComesGoesStraightThrough() {
        CountDownLatch firstOfRoot1 = new CountDownLatch(1);
        CountDownLatch root1HasTurn = new CountDownLatch(1);
        events.doing("ended 0 with 0", root1HasTurn::countDown);

        run(2, THREE_THREADS, MUCH, root -> {
            if (root.number() == 0) {
                firstOfRoot1.await();
            } else {
                root.find(1);
                firstOfRoot1.countDown();
                root1HasTurn.await();
                root.find(1);
            }
        });

        assertEquals(List.of("ended 0 with 0", "found 1.0", "found 1.1", "ended 1 with 2"), events.told());
    }

    @Test
    void withoutOrderSolutionsAreToldAsTheyCome() {
        CountDownLatch root1IsTold = new CountDownLatch(1);
        events.doing("ended 1 with 1", root1IsTold::countDown);

        RunResult result = run(2, THREE_THREADS.unordered(), MUCH, root -> {
            if (root.number() == 0) {
                root1IsTold.await();
            }
            root.find(1);
        });

        assertEquals(List.of("found 1.0", "ended 1 with 1", "found 0.0", "ended 0 with 1"), events.told());
        assertTrue(result.complete());
    }

    @Test
    void theEndsOfRootsWithoutSolutionsAreToldInOrder() {
        CountDownLatch others = new CountDownLatch(2);

        run(3, THREE_THREADS, MUCH, root -> {
            if (root.number() == 0) {
                others.await();
            }
            others.countDown();
        });

        assertEquals(inOrder(3, 0), events.told());
    }

    @Test
    void aWorkerThatFindsNoRoomWaitsForItsTurn() {
        AtomicReference<Thread> second = new AtomicReference<>();
        CountDownLatch begun = new CountDownLatch(1);
        AtomicInteger kept = new AtomicInteger();
        AtomicInteger keptBeforeTurn = new AtomicInteger();

        // An array of 2 ints takes 8: two have room.
        run(2, THREE_THREADS, 16, root -> {
            if (root.number() == 1) {
                second.set(Thread.currentThread());
                begun.countDown();
                for (int i = 0; i < 5; i++) {
                    root.find(1);
                    kept.incrementAndGet();
                }
            } else {
                begun.await();
                while (second.get().getState() != Thread.State.WAITING && kept.get() < 5) {
                    Thread.onSpinWait();
                }
                keptBeforeTurn.set(kept.get());
                root.find(5);
            }
        });

        assertEquals(2, keptBeforeTurn.get());
        assertEquals(inOrder(2, 5), events.told());
    }

    @Test
    void roomIsFreeAgainWhenWhatWasKeptIsTold() {
        CountDownLatch keptOfRoot1 = new CountDownLatch(1);
        CountDownLatch keptOfRoot2 = new CountDownLatch(1);

        // Two solutions have room, with nothing left for the end of a root.
        run(3, THREE_THREADS, 16, root -> {
            if (root.number() == 0) {
                keptOfRoot1.await();
            } else if (root.number() == 1) {
                root.find(2);
                keptOfRoot1.countDown();
                keptOfRoot2.await();
            } else {
                keptOfRoot1.await();
                root.find(2);
                keptOfRoot2.countDown();
            }
        });

        assertEquals(
                List.of(
                        "ended 0 with 0",
                        "found 1.0",
                        "found 1.1",
                        "ended 1 with 2",
                        "found 2.0",
                        "found 2.1",
                        "ended 2 with 2"),
                events.told());
    }

    @Test
    void aLimitCutsARootWithWhatWasKeptOfItToo() {
        CountDownLatch kept = new CountDownLatch(1);
        CountDownLatch hasTurn = new CountDownLatch(1);
        events.doing("found 1.0", hasTurn::countDown);

        run(2, THREE_THREADS.withLimit(2), MUCH, root -> {
            if (root.number() == 0) {
                kept.await();
            } else {
                root.find(1);
                kept.countDown();
                hasTurn.await();
                root.find(2);
            }
        });

        assertEquals(List.of("ended 0 with 0", "found 1.0", "found 1.1", "cut 1 with 2"), events.told());
    }

    @Test
    void aRootThatGivesUpBeforeItsTurnIsNotTold() {
        RunResult result = run(2, THREE_THREADS, MUCH, root -> {
            if (root.number() == 0) {
                new CountDownLatch(1).await();
            }
            root.find(1);
            throw new SearchStopped();
        });

        assertEquals(List.of(), events.told());
        assertEquals(BigInteger.ZERO, result.solutions());
        assertFalse(result.complete());
    }

    @Test
    void aStopIsNoticedBetweenSolutionsThatWereKept() {
        CountDownLatch kept = new CountDownLatch(1);
        AtomicReference<RootRunner> runner = new AtomicReference<>();
        events.doing("found 1.0", () -> runner.get().stop());
        ScriptedSearch.Script script = root -> {
            if (root.number() == 0) {
                kept.await();
            } else {
                root.find(3);
                kept.countDown();
            }
        };
        runner.set(new RootRunner(() -> new ScriptedSearch(script), 2, 0, THREE_THREADS, events, RootRunner.ROOM));

        RunResult result = runner.get().run();

        assertEquals(List.of("ended 0 with 0", "found 1.0"), events.told());
        assertEquals(new RunResult(BigInteger.ONE, false, 1, result.counters()), result);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 50, 500})
    void littleRoomBlocksNoSearch(long room) {
        RunResult result = run(60, THREE_THREADS.withThreads(8), room, root -> root.find(7));

        assertEquals(inOrder(60, 7), events.told());
        assertEquals(BigInteger.valueOf(420), result.solutions());
    }

    @Test
    void aLimitTakesTheFirstSolutionsOfOneThread() {
        CountDownLatch others = new CountDownLatch(2);

        RunResult result = run(3, THREE_THREADS.withLimit(5), MUCH, root -> {
            if (root.number() == 0) {
                others.await();
            }
            root.find(3);
            others.countDown();
        });

        assertEquals(
                List.of("found 0.0", "found 0.1", "found 0.2", "ended 0 with 3", "found 1.0", "found 1.1"),
                events.told());
        assertEquals(BigInteger.valueOf(5), result.solutions());
        assertFalse(result.complete());
        assertEquals(1, result.rootsDone());
    }

    @Test
    void aWorkerThatWaitsForRoomDoesNotKeepAStoppedRun() throws InterruptedException {
        AtomicReference<Thread> second = new AtomicReference<>();
        CountDownLatch begun = new CountDownLatch(1);
        events.throwing("found 0.0", new SearchStopped());

        RunResult result = run(2, THREE_THREADS.withThreads(2), 0, root -> {
            if (root.number() == 1) {
                second.set(Thread.currentThread());
                begun.countDown();
            } else {
                begun.await();
                while (second.get().getState() != Thread.State.WAITING) {
                    Thread.onSpinWait();
                }
            }
            root.find(1);
        });

        assertEquals(List.of("found 0.0", "cut 0 with 1"), events.told());
        assertFalse(result.complete());
        second.get().join();
    }
}
