package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Hands out the roots of a run to its workers, collects their results and reports these to the listener. The listener is
 * called under the lock of this object, so that there is one call at a time. The run ends when every root is done, or when
 * it is stopped. Each reason to stop moves the run to a later {@link State}.
 */
abstract class ResultCollector implements LevelListener, Supplier<RunResult> {

    /** The states of a run, in their order: a run never returns to an earlier state. */
    private enum State {
        /** Workers search, and everything is reported. */
        RUNNING,
        /** The workers are to end, and the root that ends the run delivers its counters. */
        LAST_ROOT_ENDS,
        /** The run is to end. */
        STOPPED,
        /** The run is to end, because a search or the listener has thrown an exception. */
        FAILED,
        /** Nothing is reported or collected any more. */
        CLOSED
    }

    /** Guarded by its own lock, which no thread acquires while it holds the lock of this object. */
    private final RootQueue queue;

    private final SearchListener listener;
    /** The search of each worker, for the counters of roots that are not done. */
    private final List<Search> running;

    private final CountDownLatch end;
    /** It is also changed and read without the lock. */
    private final AtomicReference<State> state = new AtomicReference<>(State.RUNNING);

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

    ResultCollector(RootQueue queue, SearchListener listener, List<Search> running) {
        this.queue = queue;
        this.listener = listener;
        this.running = running;
        this.exhausted = queue.isEmpty();
        this.end = new CountDownLatch(exhausted ? 0 : 1);
    }

    /** Receives the solutions of one root. */
    abstract class RootOutput implements SolutionSink {

        private final RootPart part;

        RootOutput(RootPart part) {
            this.part = part;
        }

        /** Returns the part that is searched. */
        final RootPart part() {
            return part;
        }

        @Override
        public final int improved(int[] board, int score) {
            return reportImproved(new BestBoard(score, board));
        }

        @Override
        public final int best() {
            return bestScore();
        }

        @Override
        public final boolean isClosed() {
            return isStopped();
        }

        /**
         * Returns true if all solutions that the search has found are reported. Called under the lock, as the following
         * methods are.
         */
        abstract boolean isReported();

        /** Returns the number of solutions that were reported or counted. */
        abstract BigInteger taken();

        /** Receives the result of a search that has ended by itself. */
        abstract void finish(RootResult result);
    }

    /** Returns the object that receives the solutions of a root. Called under the lock, in the order of the roots. */
    abstract RootOutput output(RootPart part);

    /** Returns the number of solutions so far. Without the lock the number may be slightly out of date. */
    abstract BigInteger solutions();

    /** Returns true if there are roots to search that no worker has begun. */
    final synchronized boolean hasMoreRoots() {
        return !isStopped() && !exhausted;
    }

    /** Begins the next root; returns null if there is none, or if the run is to end. */
    final RootOutput begin() {
        synchronized (queue) {
            RootPart part = hasMoreRoots() ? queue.next() : null;
            return begin(part, queue.isEmpty());
        }
    }

    /**
     * Begins a root, if there is one.
     *
     * @param isLast true if no other root comes after it
     */
    private synchronized RootOutput begin(RootPart part, boolean isLast) {
        exhausted = exhausted || isLast;
        if (part == null || isStopped()) {
            endIfDone();
            return null;
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

    /** Receives the result of the search of a root that has ended. */
    final synchronized void end(RootOutput output, RootResult result) {
        if (isAtLeast(State.FAILED)) {
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
    private synchronized int reportImproved(BestBoard board) {
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

    private synchronized int bestScore() {
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
            end.countDown();
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
        return isAtLeast(State.LAST_ROOT_ENDS);
    }

    private boolean isAtLeast(State least) {
        return state.get().compareTo(least) >= 0;
    }

    /** Moves to a later state; returns false if the run is in this state or a later one already. */
    private boolean moveTo(State next) {
        State now = state.get();
        while (now.compareTo(next) < 0 && !state.compareAndSet(now, next)) {
            now = state.get();
        }
        boolean hasMoved = now.compareTo(next) < 0;
        // A run that is closed while the JVM is shutting down ends only with the JVM.
        if (hasMoved && (next == State.STOPPED || next == State.FAILED)) {
            end.countDown();
        }
        return hasMoved;
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
        moveTo(State.LAST_ROOT_ENDS);
    }

    /** Ends the run. Any thread may call this method, which does not wait for the lock. */
    final void stop() {
        moveTo(State.STOPPED);
    }

    /** Ends the run because a search or the listener has thrown an exception. */
    final void fail(Throwable thrown) {
        if (thrown instanceof SearchStopped) {
            stop();
            return;
        }
        synchronized (this) {
            if (moveTo(State.FAILED)) {
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
        end.await();
    }

    /** Makes all workers end, and stops all further reports; returns false if this was done before. */
    final synchronized boolean close() {
        notifyAll();
        return moveTo(State.CLOSED);
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
