package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.AttemptEnd;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Supplier;

/**
 * Hands out the roots of a run to its workers, collects their results and reports these to the listener. The listener is
 * called under the lock of this object, so that there is one call at a time. The run ends when every root is done, or when
 * it is stopped. Each reason to stop moves the run to a later {@link RunState.State}.
 */
abstract class ResultCollector implements LevelListener, Supplier<RunResult> {

    /** The time after which an idle worker looks again for a part to be given up. */
    private static final long IDLE_MILLIS = 10;

    /** Guarded by its own lock, which no thread acquires while it holds the lock of this object. */
    private final PartQueue queue;

    private final SearchListener listener;
    /** The search of each worker, for the counters of roots that are not done. */
    private final List<Search> running;

    /** It is also changed and read without the lock. */
    private final RunState state = new RunState();

    /** The parts that workers search, if they may be given up; null if no part is given up. */
    private final RunningParts giving;

    /** True if the queue is empty. */
    private boolean exhausted;

    private int begun;
    private int bestScore;
    private volatile int done;
    private volatile List<LevelCounter> counters = List.of();
    /** The first exception of a search or the listener. */
    private Throwable fault;
    /** The root whose solution has stopped the run. The run ends after its worker has delivered its counters. */
    private RootOutput stopper;

    /**
     * Creates a collector.
     *
     * @param giving receives the parts that workers search, and gives them up for idle workers; null if no part is given up
     */
    ResultCollector(PartQueue queue, SearchListener listener, List<Search> running, RunningParts giving) {
        this.queue = queue;
        this.listener = listener;
        this.running = running;
        this.giving = giving;
        this.exhausted = queue.isEmpty();
        if (exhausted) {
            state.end();
        }
    }

    /** Returns the object that receives the solutions of a root. Called under the lock, in the order of the queue. */
    abstract RootOutput output(RootPart part);

    /** Returns the number of solutions so far. Without the lock the number may be slightly out of date. */
    abstract BigInteger solutions();

    /** Returns true if there are roots to search that no worker has begun. */
    final synchronized boolean hasMoreRoots() {
        return !isStopped() && !exhausted;
    }

    /**
     * Begins the next root; returns null if there is none, or if the run is to end.
     *
     * @param search the search of the worker
     */
    final RootOutput begin(Search search) throws InterruptedException {
        RootOutput output;
        do {
            synchronized (queue) {
                RootPart part = hasMoreRoots() ? queue.next() : null;
                output = begin(part, queue.isEmpty(), search);
            }
        } while (output == null && awaitMore());
        return output;
    }

    /**
     * Makes other workers give up parts until the queue has a part; returns false if no more parts can come. A part that has
     * just begun may not notice that it is stopped, so it is stopped again after a moment.
     */
    private boolean awaitMore() throws InterruptedException {
        while (giving != null && !isStopped()) {
            synchronized (queue) {
                synchronized (this) {
                    if (!exhausted || giving.isEmpty()) {
                        return !exhausted;
                    }
                    giving.giveUpOne(queue, System.nanoTime());
                }
            }
            synchronized (this) {
                wait(IDLE_MILLIS);
            }
        }
        return false;
    }

    /**
     * Begins a root, if there is one.
     *
     * @param isLast true if no other root comes after it
     */
    private synchronized RootOutput begin(RootPart part, boolean isLast, Search search) {
        exhausted = exhausted || isLast;
        if (part == null || isStopped()) {
            endIfDone();
            return null;
        }
        if (giving != null) {
            giving.begin(part, System.nanoTime(), search::stop);
        }
        begun++;
        RootOutput output = output(part);
        try {
            listener.rootBegun(part);
            return output;
        } catch (RuntimeException | Error e) {
            fail(e);
        }
        return null;
    }

    /** Reports that a part was split, and that some parts are searched in its place. */
    final synchronized void reportSplit(RootPart part, int parts) {
        if (!isStopped()) {
            try {
                listener.rootSplit(part, parts);
            } catch (RuntimeException | Error e) {
                fail(e);
            }
        }
    }

    /** Receives the result of the search of a root that has ended. */
    final void end(RootOutput output, RootResult result) {
        if (giving == null || !isReplaced(output, result)) {
            collect(output, result);
        }
    }

    /** Replaces a part that was given up by its parts; returns false if it was not given up. */
    private boolean isReplaced(RootOutput output, RootResult result) {
        synchronized (queue) {
            synchronized (this) {
                List<RootPart> parts = giving.end(output.part());
                if (parts.isEmpty() || result.complete() || isStopped()) {
                    return false;
                }
                output.discard();
                reportSplit(output.part(), parts.size());
                queue.add(parts);
                begun--;
                exhausted = false;
                notifyAll();
                return true;
            }
        }
    }

    private synchronized void collect(RootOutput output, RootResult result) {
        if (state.isAtLeast(RunState.State.FAILED)) {
            return;
        }
        counters = LevelCounter.sums(counters, result.counters());
        if (output == stopper) {
            reportEnd(output.part(), new RootResult(output.part().root(), output.taken(), false, result.counters()));
            stop();
        } else if (!isStopped() && !result.complete()) {
            // A call of the search has thrown SearchStopped. A listener that traces the search may do so.
            if (output.isReported()) {
                reportEnd(output.part(), result);
            }
            stop();
        } else if (!isStopped()) {
            output.finish(result);
        }
    }

    /** Reports a solution; returns false if it was the last. Called under the lock. */
    final boolean report(int[] solution) {
        try {
            listener.found(solution);
            return true;
        } catch (SearchStopped enough) {
            return false;
        } catch (RuntimeException | Error e) {
            fail(e);
            return false;
        }
    }

    /** Reports a board if its score is higher than that of all boards before; returns the best score of all. */
    final synchronized int reportImproved(BestBoard board) {
        endIfStopped();
        if (board.score() > bestScore) {
            bestScore = board.score();
            try {
                listener.improved(board);
            } catch (RuntimeException | Error e) {
                fail(e);
                throw new SearchStopped();
            }
        }
        return bestScore;
    }

    /** Reports the end of an attempt. */
    final synchronized void reportAttempt(AttemptEnd end) {
        endIfStopped();
        try {
            listener.attempted(end);
        } catch (RuntimeException | Error e) {
            fail(e);
            throw new SearchStopped();
        }
    }

    final synchronized int bestScore() {
        return bestScore;
    }

    /** Reports that a root has ended. Called under the lock. */
    final void reportEnd(RootPart part, RootResult result) {
        if (result.complete()) {
            int oneMore = done + 1;
            done = oneMore;
        }
        try {
            listener.rootEnded(part, result);
        } catch (RuntimeException | Error e) {
            fail(e);
        }
        endIfDone();
    }

    private void endIfDone() {
        if (isDone()) {
            state.end();
        }
    }

    private boolean isDone() {
        return exhausted && done == begun;
    }

    /** Returns true if all roots are done. */
    final synchronized boolean isComplete() {
        return isDone();
    }

    /** Returns true if the workers are to end. */
    final boolean isStopped() {
        return state.isAtLeast(RunState.State.LAST_ROOT_ENDS);
    }

    /**
     * Ends the run as soon as the search of this root has delivered its result. The caller then ends that search by
     * {@link SearchStopped}.
     */
    final synchronized void stopAfter(RootOutput last) {
        stopWorkers();
        stopper = stopper == null ? last : stopper;
    }

    /** Makes the workers end, while one of them is about to end the run. */
    final void stopWorkers() {
        state.moveTo(RunState.State.LAST_ROOT_ENDS);
    }

    /** Ends the run. Any thread may call this method, which does not wait for the lock. */
    final void stop() {
        state.moveTo(RunState.State.STOPPED);
    }

    /** Ends the run because a search or the listener has thrown an exception. */
    final void fail(Throwable thrown) {
        if (thrown instanceof SearchStopped) {
            stop();
            return;
        }
        synchronized (this) {
            if (state.moveTo(RunState.State.FAILED)) {
                fault = thrown;
            }
        }
    }

    /** Makes the last report of the run, because the JVM is shutting down. The run ends only with the JVM. */
    final synchronized void interrupt() {
        if (close()) {
            listener.interrupted(get());
        }
    }

    /**
     * Reports without the lock that the JVM is shutting down, because a call of the listener that does not return holds the
     * lock.
     */
    final void interruptBeside() {
        stopWorkers();
        listener.interruptedBeside(get());
    }

    /** Returns the results so far without waiting for the lock, so that they may be slightly out of date. */
    @Override
    public final RunResult get() {
        List<LevelCounter> sums = counters;
        for (Search search : running) {
            sums = LevelCounter.sums(sums, search.counters());
        }
        return new RunResult(solutions(), false, done, sums);
    }

    /** Reports to the listener that the run begins. */
    final synchronized void beginRun() {
        try {
            listener.runBegun(this);
        } catch (SearchStopped enough) {
            stop();
        }
    }

    @Override
    public final void levelEnded(int level, int levels, BigInteger states) {
        synchronized (this) {
            if (!isStopped()) {
                try {
                    listener.levelEnded(level, levels, states);
                } catch (RuntimeException | Error e) {
                    fail(e);
                }
            }
        }
        endIfStopped();
    }

    @Override
    public final void endIfStopped() {
        if (isStopped()) {
            throw new SearchStopped();
        }
    }

    /** Waits for the end of the run. */
    final void await() throws InterruptedException {
        state.await();
    }

    /** Makes all workers end, and stops all further reports; returns false if this was done before. */
    final synchronized boolean close() {
        notifyAll();
        return state.moveTo(RunState.State.CLOSED);
    }

    /** Returns the result of the run, after {@link #close}, or throws the exception of a search or the listener. */
    final synchronized RunResult result() {
        if (fault instanceof Error error) {
            throw error;
        }
        if (fault instanceof RuntimeException exception) {
            throw exception;
        }
        if (fault != null) {
            throw new IllegalStateException(fault);
        }
        return new RunResult(solutions(), isDone(), done, counters);
    }
}
