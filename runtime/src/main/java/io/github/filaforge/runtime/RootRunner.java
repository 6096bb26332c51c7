package io.github.filaforge.runtime;

import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Searches the roots of a search with several threads and gathers the results.
 *
 * <p>Solutions are told in the order in which one thread would find them, roots ascending, unless the settings say
 * otherwise; how many solutions wait for their turn is bounded. When the search is stopped, by its limit, by the listener,
 * by {@link #stop} or by a fault, the listener receives nothing any more, and all searches are asked to {@link RootSearch#stop
 * stop}. A search that cannot be asked ends at its next solution or root.
 */
public final class RootRunner {

    /** So many ints of solutions may wait for their turn: 64 MB. */
    private static final long ROOM = 16 << 20;

    /** What a listener is given to take notice of an interruption, and what more if it is still busy with something else. */
    private static final long PATIENCE_MILLIS = 600;

    private static final long LAST_MILLIS = 200;

    /** So many pieces have room on any stack. */
    private static final int FEW_PIECES = 128;

    /** More than the frame of an interpreted method with 256 words of state takes. */
    private static final long BYTES_PER_PIECE = 16 << 10;

    private final Supplier<? extends RootSearch> searches;
    private final RunSettings settings;
    private final int threads;
    private final long stackSize;
    private final Gathering gathering;
    private final AtomicBoolean begun = new AtomicBoolean();
    /** Open until what all searches share is made, or there is no more need for it. */
    private final CountDownLatch prepared = new CountDownLatch(1);
    /** The search of each worker. */
    private final List<RootSearch> running = new CopyOnWriteArrayList<>();

    /**
     * A runner for searches that are not deep.
     *
     * @param searches makes the search of each thread; called on the thread that calls {@link #run}
     * @param rootCount the number of roots
     * @param settings how to search
     * @param listener hears what happens in the search
     */
    public RootRunner(
            Supplier<? extends RootSearch> searches, int rootCount, RunSettings settings, SearchListener listener) {
        this(searches, rootCount, 0, settings, listener);
    }

    /**
     * A runner for searches of any depth.
     *
     * @param pieces the number of pieces: a search has a frame for each, and in a region of thousands of cells the state
     *     that a frame holds is long
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
     * The same.
     *
     * @param room the number of ints of solutions that may wait for their turn
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
     * A runner for all roots of a search.
     *
     * @param more makes more such searches, for the second thread and the others
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

    /** Gives one search, and then what another supplier makes. */
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
     * Searches until every root is done or the search is stopped, and throws what a search or the listener threw, other
     * than {@link SearchStopped}. Stops too if this thread is interrupted, which it then still is.
     *
     * @throws IllegalStateException if this has run before
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
                // A worker that finds nothing would not notice the end.
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

    /** Always in a thread of its own: the calling thread is free to return when the search is stopped. */
    private void start(Worker worker) {
        Thread thread = new Thread(null, worker, "search", stackSize);
        thread.setDaemon(true);
        thread.start();
    }

    /** Has {@link #run} return soon, not complete unless every root is done. From any thread, and before it too. */
    public void stop() {
        gathering.stop();
        prepared.countDown();
    }

    /** Searches roots until there is none left. */
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

    /** Tells the listener of levels. */
    private final class Levels implements SearchListener {

        @Override
        public void levelEnded(int level, int levels, BigInteger states) {
            gathering.tellLevel(level, levels, states);
        }
    }

    /** Tells what is found so far. */
    private final class SoFar implements Supplier<RunResult> {

        @Override
        public RunResult get() {
            return gathering.soFar(running);
        }
    }

    /** Tells the listener of an interruption. */
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

        /** Tells; whether that was done in time. */
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
     * Tells the listener when the user interrupts the search; the JVM then ends with exit code 130. It does so within a
     * second, even if the listener writes to a pipe that nobody reads: then it is told beside that, which may end in the
     * same pipe.
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
                // The JVM is being ended already.
                return;
            }
        }

        void forget() {
            try {
                Runtime.getRuntime().removeShutdownHook(this);
            } catch (IllegalStateException e) {
                // The user was faster: the JVM ends, and the hook waits for the lock or has told what was found.
                return;
            }
        }
    }
}
