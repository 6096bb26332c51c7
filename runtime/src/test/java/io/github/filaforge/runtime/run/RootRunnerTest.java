package io.github.filaforge.runtime.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.Events;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.LineSolver;
import io.github.filaforge.runtime.RootsOnly;
import io.github.filaforge.runtime.ScriptedSearch;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ends of a run: by itself, by its limit, by the listener, from outside, and by faults. */
@Timeout(60)
class RootRunnerTest {

    private static final RunSettings TWO_THREADS = RunSettings.standard().withThreads(2);

    private final Events events = new Events();

    private RootRunner runner(int roots, RunSettings settings, ScriptedSearch.Script script) {
        return new RootRunner(() -> new ScriptedSearch(script), roots, 0, settings, events, RootRunner.ROOM);
    }

    private static void forever() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    /** A search that finds nothing and ends when it is asked to. */
    private static final class Waiting implements RootsOnly {

        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch asked = new CountDownLatch(1);

        @Override
        public RootResult search(RootPart root, SolutionSink sink) {
            begun.countDown();
            try {
                asked.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return new RootResult(root.root(), BigInteger.ZERO, false, List.of());
        }

        @Override
        public void stop() {
            asked.countDown();
        }
    }

    @Test
    void aSearchThatFindsNothingIsAskedToStopWhenTheRunIsStopped() throws InterruptedException {
        Waiting search = new Waiting();
        RootRunner runner = new RootRunner(() -> search, 1, 0, TWO_THREADS.withThreads(1), events, RootRunner.ROOM);
        Thread run = new Thread(runner::run);
        run.start();
        search.begun.await();

        runner.stop();

        search.asked.await();
        run.join();
    }

    @Test
    void aSearchThatFindsNothingIsAskedToStopWhenAnotherReachesTheLimit() throws InterruptedException {
        Waiting waiting = new Waiting();
        Search finding = new ScriptedSearch(root -> {
            waiting.begun.await();
            root.find(1);
        });
        Iterator<Search> searches = List.of(waiting, finding).iterator();

        new RootRunner(searches::next, 2, 0, TWO_THREADS.unordered().withLimit(1), events, RootRunner.ROOM).run();

        waiting.asked.await();
    }

    @Test
    void aSearchThatBeginsWhenTheRunIsStoppedEndsAtOnce() {
        SolutionSink closed = new SolutionSink() {
            @Override
            public void accept(int[] solution) {
                throw new AssertionError("the search goes on");
            }

            @Override
            public boolean isClosed() {
                return true;
            }
        };
        LineSolver search = new LineSolver();
        search.stop();

        RootResult result = search.search(0, closed);

        assertEquals(new RootResult(0, BigInteger.ZERO, false, List.of()), result);
    }

    @Test
    void searchesOfACompleteRunAreNotAskedToStop() {
        Waiting idle = new Waiting();
        Search search = new RootsOnly() {
            @Override
            public RootResult search(RootPart root, SolutionSink sink) {
                return new RootResult(root.root(), BigInteger.ONE, true, List.of());
            }

            @Override
            public void stop() {
                idle.stop();
            }
        };

        assertTrue(new RootRunner(() -> search, 3, 0, TWO_THREADS.withThreads(1), events, RootRunner.ROOM)
                .run()
                .complete());
        assertEquals(1, idle.asked.getCount());
    }

    @Test
    void oneThreadTellsEverythingInOrder() {
        RunResult result = runner(2, TWO_THREADS.withThreads(1), root -> root.find(2 - root.number()))
                .run();

        assertEquals(
                List.of(
                        "begun 0",
                        "found 0.0",
                        "found 0.1",
                        "ended 0 with 2",
                        "begun 1",
                        "found 1.0",
                        "ended 1 with 1"),
                events.all());
        assertEquals(BigInteger.valueOf(3), result.solutions());
        assertTrue(result.complete());
        assertEquals(2, result.rootsDone());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void countersOfAllRootsAreSummed(int threads) {
        RunResult result = runner(4, TWO_THREADS.withThreads(threads), root -> root.find(root.number()))
                .run();

        assertEquals(List.of(LevelCounter.of("attempts", 4, 6), LevelCounter.of("fits", 6)), result.counters());
    }

    @Test
    void aSearchWithoutRootsIsCompleteAndMakesNoSearch() {
        Supplier<Search> none = () -> {
            throw new AssertionError("a search was made");
        };

        RunResult result = new RootRunner(none, 0, 0, TWO_THREADS, events, RootRunner.ROOM).run();

        assertEquals(new RunResult(BigInteger.ZERO, true, 0, List.of()), result);
    }

    @Test
    void thereAreAsManySearchesAsRootsIfThereAreMoreThreadsAndTheCallingThreadMakesThem() {
        CountDownLatch allBegun = new CountDownLatch(3);
        Set<Thread> makers = new HashSet<>();
        Set<Search> made = new HashSet<>();
        Supplier<Search> searches = () -> {
            makers.add(Thread.currentThread());
            Search search = new ScriptedSearch(root -> {
                allBegun.countDown();
                allBegun.await();
            });
            made.add(search);
            return search;
        };

        RunResult result = new RootRunner(searches, 3, 0, TWO_THREADS.withThreads(8), events, RootRunner.ROOM).run();

        assertEquals(3, result.rootsDone());
        assertEquals(3, made.size());
        assertEquals(Set.of(Thread.currentThread()), makers);
    }

    @Test
    void theThreadsOfASearchWithManyPiecesHaveRoomForAsManyFrames() {
        ScriptedSearch.Script deep = root -> assertEquals(100_000, depth(100_000));

        assertTrue(new RootRunner(() -> new ScriptedSearch(deep), 1, 4000, TWO_THREADS, events, RootRunner.ROOM)
                .run()
                .complete());
    }

    private static int depth(int frames) {
        return frames == 0 ? 0 : 1 + depth(frames - 1);
    }

    @Test
    void aLimitEndsTheRunWithTheCountersOfTheRootThatReachedIt() {
        RunResult result = runner(9, TWO_THREADS.withThreads(1).withLimit(5), root -> root.find(3))
                .run();

        assertEquals(
                List.of(
                        "found 0.0",
                        "found 0.1",
                        "found 0.2",
                        "ended 0 with 3",
                        "found 1.0",
                        "found 1.1",
                        "cut 1 with 2"),
                events.told());
        assertEquals(BigInteger.valueOf(5), result.solutions());
        assertFalse(result.complete());
        assertEquals(1, result.rootsDone());
        // The search counts the solutions that the sink accepted, so not the solution with which the sink ended the
        // search.
        assertEquals(List.of(LevelCounter.of("attempts", 2, 4), LevelCounter.of("fits", 1)), result.counters());
    }

    @Test
    void aLimitThatIsTheNumberOfSolutionsCutsTheSearch() {
        assertFalse(
                runner(1, TWO_THREADS.withLimit(3), root -> root.find(3)).run().complete());
    }

    @Test
    void aLimitThatIsNotReachedCutsNothing() {
        assertTrue(
                runner(1, TWO_THREADS.withLimit(4), root -> root.find(3)).run().complete());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void manyThreadsTellExactlyAsManySolutionsAsTheLimitAllows(boolean ordered) {
        RunSettings settings = TWO_THREADS.withThreads(8).withLimit(1000);

        RunResult result = runner(8, ordered ? settings : settings.unordered(), root -> root.find(Integer.MAX_VALUE))
                .run();

        assertEquals(BigInteger.valueOf(1000), result.solutions());
        assertEquals(
                1000,
                events.all().stream().filter(event -> event.startsWith("found")).count());
        assertFalse(result.complete());
    }

    @Test
    void aListenerThatHasEnoughEndsTheRunWhateverTheOtherThreadsDo() {
        events.throwing("found 0.0", new SearchStopped());

        RunResult result = runner(2, TWO_THREADS, root -> {
                    if (root.number() == 1) {
                        forever();
                    }
                    root.find(2);
                })
                .run();

        assertEquals(List.of("found 0.0", "cut 0 with 1"), events.told());
        assertEquals(BigInteger.ONE, result.solutions());
        assertFalse(result.complete());
    }

    @ParameterizedTest
    @ValueSource(strings = {"begun 0", "ended 0 with 2"})
    void aListenerMayEndTheRunAtAnyCall(String event) {
        events.throwing(event, new SearchStopped());

        RunResult result =
                runner(2, TWO_THREADS.withThreads(1), root -> root.find(2)).run();

        assertEquals(event, events.all().get(events.all().size() - 1));
        assertFalse(result.complete());
    }

    @Test
    void aSearchThatGivesUpByItselfEndsTheRun() {
        RunResult result = runner(2, TWO_THREADS.withThreads(1), root -> {
                    root.find(1);
                    throw new SearchStopped();
                })
                .run();

        assertEquals(List.of("found 0.0", "cut 0 with 1"), events.told());
        assertFalse(result.complete());
        assertEquals(0, result.rootsDone());
    }

    @Test
    void aSearchThatDoesNotCatchTheStopEndsTheRunToo() {
        RootsOnly search = (root, sink) -> {
            throw new SearchStopped();
        };

        assertFalse(new RootRunner(() -> search, 1, 0, TWO_THREADS, events, RootRunner.ROOM)
                .run()
                .complete());
    }

    @Test
    void aFaultOfASearchIsThrownWhateverTheOtherThreadsDo() {
        AssertionError fault = new AssertionError("a fault");
        RootRunner runner = runner(2, TWO_THREADS, root -> {
            if (root.number() == 0) {
                forever();
            }
            throw fault;
        });

        assertSame(fault, assertThrows(AssertionError.class, runner::run));
    }

    @ParameterizedTest
    @ValueSource(strings = {"begun 1", "found 1.0", "ended 1 with 2"})
    void aFaultOfTheListenerIsThrownAndTheLastThatItIsTold(String event) {
        IllegalStateException fault = new IllegalStateException("a fault");
        events.throwing(event, fault);
        RootRunner runner = runner(3, TWO_THREADS.withThreads(1), root -> root.find(2));

        assertSame(fault, assertThrows(IllegalStateException.class, runner::run));
        assertEquals(event, events.all().get(events.all().size() - 1));
    }

    @Test
    void aFaultInTellingWhatWasKeptIsThrown() {
        IllegalStateException fault = new IllegalStateException("a fault");
        events.throwing("found 1.0", fault);
        CountDownLatch kept = new CountDownLatch(1);
        RootRunner runner = runner(2, TWO_THREADS, root -> {
            if (root.number() == 0) {
                kept.await();
            } else {
                root.find(2);
                kept.countDown();
                forever();
            }
        });

        assertSame(fault, assertThrows(IllegalStateException.class, runner::run));
    }

    @Test
    void aFaultOfTheSupplierIsThrownAndEndsTheSearchesThatItMade() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        AtomicReference<Search> next = new AtomicReference<>(new ScriptedSearch(root -> {
            begun.countDown();
            try {
                while (true) {
                    root.find(1);
                }
            } finally {
                stopped.countDown();
            }
        }));
        IllegalStateException fault = new IllegalStateException("a fault");
        Supplier<Search> searches = () -> {
            Search search = next.getAndSet(null);
            if (search != null) {
                return search;
            }
            try {
                begun.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            throw fault;
        };

        RootRunner runner = new RootRunner(searches, 2, 0, TWO_THREADS.countingOnly(), events, RootRunner.ROOM);

        assertSame(fault, assertThrows(IllegalStateException.class, runner::run));
        stopped.await();
    }

    @Test
    void aRunIsStoppedFromAnotherThread() {
        AtomicReference<RootRunner> runner = new AtomicReference<>();
        runner.set(runner(2, TWO_THREADS.withThreads(1), root -> {
            root.find(1);
            runner.get().stop();
            forever();
        }));

        assertEquals(
                new RunResult(BigInteger.ONE, false, 0, List.of()), runner.get().run());
    }

    @Test
    void aRunThatIsStoppedBeforehandSearchesNothing() {
        RootRunner runner = runner(2, TWO_THREADS, root -> forever());
        runner.stop();

        assertEquals(new RunResult(BigInteger.ZERO, false, 0, List.of()), runner.run());
        assertEquals(List.of(), events.all());
    }

    @Test
    void nothingIsToldAfterTheRunHasReturned() throws InterruptedException {
        CountDownLatch returned = new CountDownLatch(1);
        CountDownLatch otherBegun = new CountDownLatch(1);
        AtomicReference<Thread> late = new AtomicReference<>();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        events.throwing("found 0.0", new SearchStopped());
        RunResult result = runner(9, TWO_THREADS.unordered(), root -> {
                    if (root.number() == 0) {
                        otherBegun.await();
                        root.find(1);
                    }
                    late.set(Thread.currentThread());
                    otherBegun.countDown();
                    returned.await();
                    try {
                        root.find(1);
                    } catch (SearchStopped stopped) {
                        thrown.set(stopped);
                    }
                })
                .run();
        List<String> told = events.all();

        returned.countDown();
        late.get().join();

        assertEquals(told, events.all());
        assertEquals(SearchStopped.class, thrown.get().getClass());
        assertEquals(BigInteger.ONE, result.solutions());
    }

    @Test
    void aRootThatStoppedTheRunIsNotToldWhenTheRunHasNotWaitedForIt() throws InterruptedException {
        CountDownLatch returned = new CountDownLatch(1);
        AtomicReference<Thread> worker = new AtomicReference<>();
        AtomicReference<RootRunner> runner = new AtomicReference<>();
        events.throwing("found 0.0", new SearchStopped());
        runner.set(runner(1, TWO_THREADS, root -> {
            worker.set(Thread.currentThread());
            try {
                root.find(1);
            } finally {
                runner.get().stop();
                returned.await();
            }
        }));

        runner.get().run();
        returned.countDown();
        worker.get().join();

        assertEquals(List.of("found 0.0"), events.told());
    }

    @Test
    void anInterruptionOfTheCallingThreadEndsTheRun() {
        Thread caller = Thread.currentThread();
        events.doing("found 0.0", caller::interrupt);

        RunResult result = runner(1, TWO_THREADS, root -> {
                    root.find(1);
                    forever();
                })
                .run();

        assertTrue(Thread.interrupted());
        assertFalse(result.complete());
        assertEquals(BigInteger.ONE, result.solutions());
    }

    @Test
    void aRunnerRunsOnce() {
        RootRunner runner = runner(1, TWO_THREADS, root -> {});
        runner.run();

        assertThrows(IllegalStateException.class, runner::run);
    }

    @Test
    void theRunnerOfASolverGivesItToTheFirstThreadAndMoreToTheOthers() {
        LineSolver first = new LineSolver();

        RunResult result =
                RootRunner.of(LineSolver::new, first, TWO_THREADS, events).run();

        assertEquals(BigInteger.valueOf(6), result.solutions());
    }

    @Test
    void oneThreadNeedsNoOtherSolver() {
        Supplier<GeneratedSolver> none = () -> {
            throw new AssertionError("another solver was made");
        };

        assertTrue(RootRunner.of(none, new LineSolver(), TWO_THREADS.withThreads(1), new SearchListener() {})
                .run()
                .complete());
    }

    /** Never comes to the end of a root. */
    private static final class Endless extends GeneratedSolver {

        Endless() {
            super(FORMAT, new Board(new String[] {"."}, "", new String[] {"A"}), new String[] {"", "0:0"}, null, false);
        }

        @Override
        protected void start(int left) {
            try {
                forever();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    @Test
    void noSolverServesTwoThreads() {
        Endless solver = new Endless();

        assertThrows(
                IllegalStateException.class,
                () -> RootRunner.of(() -> solver, solver, TWO_THREADS, events).run());
    }
}
