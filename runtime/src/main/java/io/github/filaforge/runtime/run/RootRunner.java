package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Searches the roots of a search with several threads and collects the results.
 *
 * <p>Solutions are reported in the order in which one thread would find them, roots ascending, unless the settings ask for
 * another order. The number of solutions that wait for their turn is bounded. A run may be stopped by its limit, by the
 * listener, by {@link #stop} or by an exception. Then the listener is not called any more, and {@link Search#stop} is called
 * for all searches. A search that does not implement this method ends at its next solution or root.
 */
public final class RootRunner {

    /** The greatest number of ints of solutions that wait for their turn: 64 MB. */
    public static final long ROOM = 16 << 20;

    /**
     * The time that a listener has to react to an interruption, and the further time if another call of it has not returned,
     * both in milliseconds.
     */
    private static final long PATIENCE_MILLIS = 600;

    private static final long LAST_MILLIS = 200;

    /** The greatest number of pieces for which any stack is large enough. */
    private static final int FEW_PIECES = 128;

    /** A bound for the stack frame of an interpreted method with 256 words of state, in bytes. */
    private static final long BYTES_PER_PIECE = 16 << 10;

    private final Supplier<? extends Search> searches;
    private final RunSettings settings;
    private final int rootCount;
    private final long stackSize;
    private final PartQueue queue;
    private final ResultCollector collector;
    private final AtomicBoolean begun = new AtomicBoolean();
    /** Open until the data that all searches share are made, or are not needed any more. */
    private final CountDownLatch prepared = new CountDownLatch(1);
    /** The search of each worker. */
    private final List<Search> running = new CopyOnWriteArrayList<>();

    /**
     * Creates a runner.
     *
     * @param searches makes the search of each thread; called on the thread that calls {@link #run}
     * @param pieces the number of pieces. A search has a stack frame for each piece, and in a region of thousands of cells a
     *     frame holds a long state.
     * @param room the greatest number of ints of solutions that wait for their turn
     */
    public RootRunner(
            Supplier<? extends Search> searches,
            int rootCount,
            int pieces,
            RunSettings settings,
            SearchListener listener,
            long room) {
        this.searches = searches;
        this.rootCount = rootCount;
        this.settings = settings;
        this.stackSize = pieces <= FEW_PIECES ? 0 : pieces * BYTES_PER_PIECE;
        this.queue = PartQueue.of(rootCount, settings);
        this.collector = settings.solutionsWanted()
                ? new OrderedCollector(queue, listener, running, settings.limit(), settings.ordered(), room)
                : new CountCollector(queue, listener, running, settings.limit(), givingUp(settings));
        queue.reportTo(collector::reportSplit);
    }

    private static RunningParts givingUp(RunSettings settings) {
        return settings.isShared() ? new RunningParts(settings.threads(), System.nanoTime()) : null;
    }

    /**
     * Returns a runner for all roots of a search.
     *
     * @param more makes further instances of the search, for the second thread and the others
     * @param first the search for the first thread
     */
    public static RootRunner of(
            Supplier<? extends Search> more, Search first, RunSettings settings, SearchListener listener) {
        Supplier<Search> searches = new Supplier<>() {
            private boolean isFirstGiven;

            @Override
            public Search get() {
                Search next = isFirstGiven ? more.get() : first;
                if (isFirstGiven && next == first) {
                    throw new IllegalStateException("two threads cannot share a search");
                }
                isFirstGiven = true;
                return next;
            }
        };
        return new RootRunner(searches, first.rootCount(), first.pieces(), settings, listener, ROOM);
    }

    /**
     * Searches until every root is done or the search is stopped. Throws an exception that a search or the listener has
     * thrown, other than {@link SearchStopped}. Stops also if this thread is interrupted, and leaves the thread in this
     * state.
     *
     * @throws IllegalStateException if this runner has run before
     */
    public RunResult run() {
        if (begun.getAndSet(true)) {
            throw new IllegalStateException("a runner runs once");
        }
        Interruption interruption = new Interruption();
        interruption.watch();
        try {
            collector.beginRun();
            startWorkers();
            collector.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            collector.close();
            if (!collector.isComplete()) {
                // A worker that finds no solutions would not notice the end.
                running.forEach(Search::stop);
            }
            interruption.forget();
        }
        return collector.result();
    }

    private void startWorkers() throws InterruptedException {
        Search first = null;
        for (int started = 0; mayHaveMore(started) && collector.hasMoreRoots(); started++) {
            Search search = searches.get();
            running.add(search);
            if (first != null) {
                first.shareWith(search);
            }
            start(new Worker(search, first == null));
            if (first == null) {
                first = search;
                if (settings.threads() > 1) {
                    prepared.await();
                }
            }
        }
    }

    /** Returns true if the settings and the number of roots allow more than the given number of searches. */
    private boolean mayHaveMore(int started) {
        return started < settings.threads() && (started < rootCount || queue.isSplitting());
    }

    /** Starts a worker, always in a thread of its own, so that the calling thread can return when the search is stopped. */
    private void start(Worker worker) {
        Thread thread = new Thread(null, worker, "search", stackSize);
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Makes {@link #run} return soon, with a result that is not complete unless every root is done. Any thread may call this
     * method, also before the run.
     */
    public void stop() {
        collector.stop();
        prepared.countDown();
    }

    /** Searches roots until there are none left. */
    private final class Worker implements Runnable {

        private final Search search;
        private final boolean isFirst;

        Worker(Search search, boolean isFirst) {
            this.search = search;
            this.isFirst = isFirst;
        }

        @Override
        public void run() {
            try {
                if (isFirst) {
                    search.prepare(settings, collector);
                    queue.begin(search, settings);
                    prepared.countDown();
                }
                RootOutput output = collector.begin(search);
                while (output != null) {
                    collector.end(output, search.search(output.part(), output));
                    output = collector.begin(search);
                }
            } catch (Throwable fault) {
                collector.fail(fault);
            } finally {
                prepared.countDown();
            }
        }
    }

    /** Calls the listener because of an interruption. */
    private final class Reporter extends Thread {

        private final boolean isBeside;

        Reporter(boolean isBeside) {
            this.isBeside = isBeside;
            setDaemon(true);
        }

        @Override
        public void run() {
            if (isBeside) {
                collector.interruptBeside();
            } else {
                collector.interrupt();
            }
        }

        /** Calls the listener; returns true if the call has returned in time. */
        boolean report(long millis) {
            start();
            try {
                join(millis);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return !isAlive();
        }
    }

    /**
     * Calls the listener when the user interrupts the search; the JVM then ends with exit code 130. It ends within a second,
     * even if the listener writes to a pipe that nobody reads. In this case a second call is made beside the first, which
     * may block at the same pipe.
     */
    private final class Interruption extends Thread {

        @Override
        public void run() {
            if (!new Reporter(false).report(PATIENCE_MILLIS)) {
                new Reporter(true).report(LAST_MILLIS);
            }
        }

        void watch() {
            try {
                Runtime.getRuntime().addShutdownHook(this);
            } catch (IllegalStateException e) {
                // The JVM is shutting down already.
                return;
            }
        }

        void forget() {
            try {
                Runtime.getRuntime().removeShutdownHook(this);
            } catch (IllegalStateException e) {
                // The user has interrupted the program just before: the JVM is shutting down, and the hook waits for
                // the lock or has made its report.
                return;
            }
        }
    }
}
