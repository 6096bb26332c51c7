package io.github.filaforge.runtime;

import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;

/**
 * Hands out the roots of a run to its workers, gathers what they find and tells the listener of it, one call at a time
 * under the lock of this object. The run ends when every root is done, or when it is stopped.
 */
abstract class Gathering {

    /** Guarded by itself, and never asked for while the lock of this object is held. */
    private final RootQueue queue;

    private final SearchListener listener;
    private final CountDownLatch end;
    /** Set for good when workers are to end; read without the lock too. */
    private volatile boolean stopped;

    /** Whether the queue has nothing left. */
    private boolean exhausted;

    private int begun;
    private int bestScore;
    private volatile int done;
    private volatile List<LevelCounter> counters = List.of();
    private Throwable fault;
    /** The root whose solution has stopped the run: its worker has noticed, so its counters are waited for. */
    private RootOutput stopper;
    /** Whether nothing is told or gathered any more. */
    private boolean closed;

    Gathering(RootQueue queue, SearchListener listener) {
        this.queue = queue;
        this.listener = listener;
        this.exhausted = queue.isEmpty();
        this.end = new CountDownLatch(exhausted ? 0 : 1);
    }

    /** Takes what the search of a root finds. */
    abstract class RootOutput implements SolutionSink {

        private final RootPart part;

        RootOutput(RootPart part) {
            this.part = part;
        }

        /** What is searched. */
        final RootPart part() {
            return part;
        }

        @Override
        public final int improved(int[] board, int score) {
            return tellImproved(new BestBoard(score, board));
        }

        @Override
        public final int best() {
            return bestScore();
        }

        @Override
        public final boolean isClosed() {
            return stopped;
        }

        /** Whether all that the search has found is told. Called under the lock, like the following. */
        abstract boolean isTold();

        /** The number of solutions that were told or counted. */
        abstract BigInteger taken();

        /** Takes the result of a search that went to its end. */
        abstract void finish(RootResult result);
    }

    /** What takes the solutions of a root. Called under the lock, in the order of the roots. */
    abstract RootOutput output(RootPart part);

    /** The number of solutions so far; without the lock what it was a moment ago. */
    abstract BigInteger solutions();

    /** Whether there are roots that no worker has begun, to be searched. */
    final synchronized boolean hasMoreRoots() {
        return !stopped && !exhausted;
    }

    /** Begins the next root; null if there is none, or no more is to be searched. */
    final RootOutput begin() {
        synchronized (queue) {
            RootPart part = hasMoreRoots() ? queue.next() : null;
            return begin(part, queue.isEmpty());
        }
    }

    /**
     * Begins a root, if there is one.
     *
     * @param isLast whether no other comes after it
     */
    private synchronized RootOutput begin(RootPart part, boolean isLast) {
        exhausted = exhausted || isLast;
        if (part == null || stopped) {
            endIfDone();
            return null;
        }
        begun++;
        RootOutput output = output(part);
        try {
            listener.rootBegun(part);
            return output;
        } catch (SearchStopped enough) {
            stop();
        } catch (RuntimeException | Error e) {
            fail(e);
        }
        return null;
    }

    /** The search of a root has ended. */
    final synchronized void end(RootOutput output, RootResult result) {
        if (closed || fault != null) {
            return;
        }
        counters = LevelCounter.sums(counters, result.counters());
        if (output == stopper) {
            tellEnd(output.part(), new RootResult(output.part().root(), output.taken(), false, result.counters()));
            stop();
        } else if (!stopped && !result.complete()) {
            // What the search asks has thrown SearchStopped, as what traces it may do.
            if (output.isTold()) {
                tellEnd(output.part(), result);
            }
            stop();
        } else if (!stopped) {
            output.finish(result);
        }
    }

    /** Tells of a solution; false if it was the last. Called under the lock. */
    final boolean tell(int[] solution) {
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

    /** Tells of a board if none so far is as good; the best score of all. */
    private synchronized int tellImproved(BestBoard board) {
        if (stopped) {
            throw new SearchStopped();
        }
        if (board.score() > bestScore) {
            bestScore = board.score();
            try {
                listener.improved(board);
            } catch (SearchStopped enough) {
                stop();
                throw enough;
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

    /** Tells that a root has ended. Called under the lock. */
    final void tellEnd(RootPart part, RootResult result) {
        if (result.complete()) {
            int oneMore = done + 1;
            done = oneMore;
        }
        try {
            listener.rootEnded(part, result);
        } catch (SearchStopped enough) {
            stop();
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

    /** Returns whether all roots are done. */
    final synchronized boolean isComplete() {
        return isDone();
    }

    final boolean isStopped() {
        return stopped;
    }

    /** Ends the run as soon as the search of this root, which is told so now, has given its result. */
    final synchronized void stopAfter(RootOutput last) {
        stopped = true;
        stopper = stopper == null ? last : stopper;
    }

    /** Has the workers end, while one of them is about to end the run. */
    final void stopWorkers() {
        stopped = true;
    }

    /** Ends the run; from any thread and without waiting for the lock. */
    final void stop() {
        stopped = true;
        end.countDown();
    }

    /** Ends the run, since a search or the listener threw this. */
    final synchronized void fail(Throwable thrown) {
        if (!closed) {
            fault = fault == null ? thrown : fault;
            stop();
        }
    }

    /** A search was stopped without giving a result. */
    final synchronized void giveUp() {
        if (!closed) {
            stop();
        }
    }

    /**
     * The JVM is being ended: what is told now is the last, and the run ends only with the JVM.
     *
     * @param searches those of all workers, for what they have counted in roots that are not done
     */
    final synchronized void interrupt(Iterable<RootSearch> searches) {
        if (!closed) {
            close();
            listener.interrupted(soFar(searches));
        }
    }

    /** The JVM is being ended, and the lock is held by a call to the listener that does not return. */
    final void interruptBeside(Iterable<RootSearch> searches) {
        stopped = true;
        listener.interruptedBeside(soFar(searches));
    }

    /** What was found a moment ago, without waiting for the lock. */
    final RunResult soFar(Iterable<RootSearch> searches) {
        List<LevelCounter> sums = counters;
        for (RootSearch search : searches) {
            sums = LevelCounter.sums(sums, search.counters());
        }
        return new RunResult(solutions(), false, done, sums);
    }

    /** Tells the listener that the run begins. */
    final synchronized void beginRun(Supplier<RunResult> soFar) {
        try {
            listener.runBegun(soFar);
        } catch (SearchStopped enough) {
            stop();
        }
    }

    /** Tells that a level was counted; ends the search that has counted it if the run is to end. */
    final void tellLevel(int level, int levels, BigInteger states) {
        synchronized (this) {
            if (!stopped) {
                try {
                    listener.levelEnded(level, levels, states);
                } catch (SearchStopped enough) {
                    stop();
                } catch (RuntimeException | Error e) {
                    fail(e);
                }
            }
        }
        if (stopped) {
            throw new SearchStopped();
        }
    }

    /** Waits for the end of the run. */
    final void await() throws InterruptedException {
        end.await();
    }

    /** Has all workers end, and lets them tell no more. */
    final synchronized void close() {
        stopped = true;
        closed = true;
        notifyAll();
    }

    /** What is gathered; after {@link #close}. Throws what a search or the listener threw. */
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
