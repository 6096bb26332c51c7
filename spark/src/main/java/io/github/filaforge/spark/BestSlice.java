package io.github.filaforge.spark;

import io.github.filaforge.edge.score.Round;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.edge.RoundSolver.Ended;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.ThreadEnds;
import io.github.filaforge.search.BestSearch;
import io.github.filaforge.search.BestText.State;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The work of one task in a search for the best board. It ends when its time is over, and before that with the first round
 * that ends after a better board or after {@link #SLICE}. If the round of a better board lasts longer than {@link #WAIT},
 * it is given up, so that the driver receives the board.
 *
 * <p>A board that was found is lost if its executor is lost within this second. Its round is begun again from the state
 * before it.
 */
final class BestSlice implements BestSearch.Listener {

    private static final long WAIT = TimeUnit.SECONDS.toNanos(1);

    /** The time after which a task ends without a better board, so that the driver keeps the results of its rounds. */
    private static final long SLICE = TimeUnit.SECONDS.toNanos(10);

    private final BestSearch search;
    private final State before;
    private final long begin = System.nanoTime();

    private BestBoard best;
    private long nodes;
    private List<String> series;
    /** The time by which the searching thread is interrupted. */
    private long end;

    private boolean isEnded;
    private Throwable failure;

    /**
     * @param search the search with the seed of the state, which no other task uses
     */
    BestSlice(BestSearch search, State before) {
        this.search = search;
        this.before = before;
        this.best = before.best();
        this.series = before.series();
        search.series().restore(series);
    }

    /**
     * Searches, and returns the state afterwards.
     *
     * @param nanos the time after which the search ends, in nanoseconds
     */
    State run(long nanos) {
        end = begin + nanos;
        // Nobody but this object interrupts this thread. Spark interrupts the thread of a task that it ends.
        Thread searching = new Thread(this::searchToEnd, "rounds");
        searching.setDaemon(true);
        searching.start();
        try {
            await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            searching.interrupt();
            ThreadEnds.await(List.of(searching));
        }
        return state();
    }

    private synchronized void await() throws InterruptedException {
        while (!isEnded && end - System.nanoTime() > 0) {
            TimeUnit.NANOSECONDS.timedWait(this, end - System.nanoTime());
        }
    }

    private void searchToEnd() {
        try {
            search.run(before.best(), this);
        } catch (SearchStopped e) {
            // The task ends, or has sent its thread an interruption because of its end.
            return;
        } catch (RuntimeException | Error e) {
            synchronized (this) {
                failure = e;
            }
        } finally {
            synchronized (this) {
                isEnded = true;
                notifyAll();
            }
        }
    }

    private synchronized State state() {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
        long nanos = before.nanos() + System.nanoTime() - begin;
        return new State(before.seed(), before.nodes() + nodes, nanos, List.of(), best, series);
    }

    @Override
    public void begun(Round round) {
        // Only its end counts.
    }

    @Override
    public synchronized void improved(BestBoard board) {
        if (best.equals(before.best())) {
            end = Math.min(end - begin, System.nanoTime() - begin + WAIT) + begin;
            notifyAll();
        }
        best = board;
    }

    @Override
    public synchronized void ended(Round round, Ended ended) {
        nodes += ended.nodes();
        series = search.series().state();
        if (!best.equals(before.best()) || System.nanoTime() - begin >= SLICE) {
            Thread.currentThread().interrupt();
        }
    }
}
