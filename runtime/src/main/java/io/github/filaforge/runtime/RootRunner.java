package io.github.filaforge.runtime;

import java.math.BigInteger;
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
 * listener, by {@link #stop} or by an exception. Then the listener is not called any more, and {@link RootSearch#stop} is
 * called for all searches. A search that does not implement it ends at its next solution or root.
 */
public final class RootRunner {

    /** The greatest number of ints of solutions that wait for their turn: 64 MB. */
    private static final long ROOM = 16 << 20;

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

    private final Supplier<? extends RootSearch> searches;
    private final RunSettings settings;
    private final int threads;
    private final long stackSize;
    private final Gathering gathering;
    private final AtomicBoolean begun = new AtomicBoolean();
    /** Open until the data that all searches share are made, or are not needed any more. */
    private final CountDownLatch prepared = new CountDownLatch(1);
    /** The search of each worker. */
    private final List<RootSearch> running = new CopyOnWriteArrayList<>();

    /**
     * Creates a runner for searches that are not deep.
     *
     * @param searches makes the search of each thread; called on the thread that calls {@link #run}
     * @param rootCount the number of roots
     * @param settings the settings of the run
     * @param listener receives the events of the search
     */
    public RootRunner(
            Supplier<? extends RootSearch> searches, int rootCount, RunSettings settings, SearchListener listener) {
        this(searches, rootCount, 0, settings, listener);
    }

    /**
     * Creates a runner for searches of any depth.
     *
     * @param pieces the number of pieces. A search has a stack frame for each piece, and in a region of thousands of cells a
     *     frame holds a long state.
     */
    public RootRunner(
            Supplier<? extends RootSearch> searches,
            int rootCount,
            int pieces,
            RunSettings settings,
            SearchListener listener) {
        this(searches, rootCount, pieces, settings, listener, ROOM);
    }

    /**
     * Creates a runner with a given room for solutions.
     *
     * @param room the greatest number of ints of solutions that wait for their turn
     */
    RootRunner(
            Supplier<? extends RootSearch> searches,
            int rootCount,
            int pieces,
            RunSettings settings,
            SearchListener listener,
            long room) {
        this.searches = searches;
        this.settings = settings;
        this.threads = settings.deepening() == RootDeepening.NONE
                ? Math.min(settings.threads(), rootCount)
                : settings.threads();
        this.stackSize = pieces <= FEW_PIECES ? 0 : pieces * BYTES_PER_PIECE;
        RootQueue queue = new RootQueue(rootCount, settings.deepening(), settings.done());
        this.gathering = settings.solutionsWanted()
                ? new Telling(queue, listener, settings.limit(), settings.ordered(), room)
                : new Counting(queue, listener, settings.limit());
    }

    /**
     * Returns a runner for all roots of a search.
     *
     * @param more makes further instances of the search, for the second thread and the others
     * @param first the search for the first thread
     */
    public static RootRunner of(
            Supplier<? extends WholeSearch> more, WholeSearch first, RunSettings settings, SearchListener listener) {
        return new RootRunner(
                new FirstThenMore(first, more),
                first.rootCount(),
                first.pieces(),
                settings.deepened(first.deepening(settings)),
                listener);
    }

    /** Supplies one given search first, and then the searches of another supplier. */
    private static final class FirstThenMore implements Supplier<WholeSearch> {

        private final WholeSearch first;
        private final Supplier<? extends WholeSearch> more;
        private boolean isGiven;

        FirstThenMore(WholeSearch first, Supplier<? extends WholeSearch> more) {
            this.first = first;
            this.more = more;
        }

        @Override
        public WholeSearch get() {
            if (!isGiven) {
                isGiven = true;
                return first;
            }
            WholeSearch next = more.get();
            if (next == first) {
                throw new IllegalStateException("two threads cannot share a search");
            }
            return next;
        }
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
            gathering.beginRun(new SoFar());
            startWorkers();
            gathering.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            gathering.close();
            if (!gathering.isComplete()) {
                // A worker that finds no solutions would not notice the end.
                running.forEach(RootSearch::stop);
            }
            interruption.forget();
        }
        return gathering.result();
    }

    private void startWorkers() throws InterruptedException {
        RootSearch first = null;
        for (int started = 0; started < threads && gathering.hasMoreRoots(); started++) {
            RootSearch search = searches.get();
            running.add(search);
            if (first != null) {
                first.shareWith(search);
            }
            start(new Worker(search, first == null));
            if (first == null) {
                first = search;
                awaitPrepared();
            }
        }
    }

    private void awaitPrepared() throws InterruptedException {
        if (threads > 1) {
            prepared.await();
        }
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
        gathering.stop();
        prepared.countDown();
    }

    /** Searches roots until there are none left. */
    private final class Worker implements Runnable {

        private final RootSearch search;
        private final boolean isFirst;

        Worker(RootSearch search, boolean isFirst) {
            this.search = search;
            this.isFirst = isFirst;
        }

        @Override
        public void run() {
            try {
                if (isFirst) {
                    search.prepare(settings, new Levels());
                    prepared.countDown();
                }
                Gathering.RootOutput output = gathering.begin();
                while (output != null) {
                    gathering.end(output, search.search(output.part(), output));
                    output = gathering.begin();
                }
            } catch (SearchStopped stopped) {
                gathering.giveUp();
            } catch (Throwable fault) {
                gathering.fail(fault);
            } finally {
                prepared.countDown();
            }
        }
    }

    /** Passes the levels of the search to the listener. */
    private final class Levels implements SearchListener {

        @Override
        public void levelEnded(int level, int levels, BigInteger states) {
            gathering.tellLevel(level, levels, states);
        }
    }

    /** Returns the results so far. */
    private final class SoFar implements Supplier<RunResult> {

        @Override
        public RunResult get() {
            return gathering.soFar(running);
        }
    }

    /** Calls the listener because of an interruption. */
    private final class Teller extends Thread {

        private final boolean isBeside;

        Teller(boolean isBeside) {
            this.isBeside = isBeside;
            setDaemon(true);
        }

        @Override
        public void run() {
            if (isBeside) {
                gathering.interruptBeside(running);
            } else {
                gathering.interrupt(running);
            }
        }

        /** Calls the listener; returns true if the call has returned in time. */
        boolean tell(long millis) {
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
            if (!new Teller(false).tell(PATIENCE_MILLIS)) {
                new Teller(true).tell(LAST_MILLIS);
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
                // the
                // lock or has made its report.
                return;
            }
        }
    }
}
