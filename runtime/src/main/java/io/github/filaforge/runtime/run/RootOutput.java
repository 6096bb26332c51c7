package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.AttemptEnd;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.SolutionSink;
import java.math.BigInteger;

/** Receives the solutions of one root or part for a collector. */
abstract class RootOutput implements SolutionSink {

    private final RootPart part;
    private final ResultCollector collector;

    RootOutput(RootPart part, ResultCollector collector) {
        this.part = part;
        this.collector = collector;
    }

    /** Returns the part that is searched. */
    final RootPart part() {
        return part;
    }

    @Override
    public final int improved(int[] board, int score) {
        return collector.reportImproved(new BestBoard(score, board));
    }

    @Override
    public final void attempted(AttemptEnd end) {
        collector.reportAttempt(end);
    }

    @Override
    public final int best() {
        return collector.bestScore();
    }

    @Override
    public final boolean isClosed() {
        return collector.isStopped();
    }

    /**
     * Returns true if all solutions that the search has found are reported. This method and the methods below are called
     * under the lock of the collector.
     */
    abstract boolean isReported();

    /** Returns the number of solutions that were reported or counted. */
    abstract BigInteger taken();

    /** Receives the result of a search that has ended by itself. */
    abstract void finish(RootResult result);

    /** Removes the solutions of a search that was given up. Only a collector that gives up parts calls this method. */
    void discard() {
        throw new IllegalStateException("solutions that were reported cannot be taken back");
    }
}
