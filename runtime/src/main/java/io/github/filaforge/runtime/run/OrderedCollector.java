package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Collects solutions and reports each of them. If they are reported in order, the solutions of the lowest root that is not
 * done are reported at once. Solutions of later roots are stored until their turn, and a worker that finds no room to store
 * them waits for its turn. The worker of the lowest root never waits, so that at least one worker always goes on.
 */
final class OrderedCollector extends ResultCollector {

    /** The approximate size of an array and its entry in a list, in ints. */
    private static final int ARRAY = 6;

    /** The approximate size of a result without its counters, in ints. */
    private static final int RESULT = 32;

    private final long limit;
    private final boolean ordered;
    /** The greatest number of ints that are stored. */
    private final long room;

    private long kept;
    private volatile long reported;
    /** The roots that have begun and are not completely reported, in ascending order. It is the turn of the first one. */
    private final Deque<Output> turns = new ArrayDeque<>();

    OrderedCollector(
            PartQueue queue, SearchListener listener, List<Search> running, long limit, boolean ordered, long room) {
        super(queue, listener, running, null);
        this.limit = limit;
        this.ordered = ordered;
        this.room = room;
    }

    @Override
    RootOutput output(RootPart part) {
        Output output = new Output(part, !ordered || turns.isEmpty());
        if (ordered) {
            turns.add(output);
        }
        return output;
    }

    @Override
    BigInteger solutions() {
        return BigInteger.valueOf(reported);
    }

    /** Reports a solution; returns false if it was the last. */
    private boolean reportNext(int[] solution) {
        long number = reported + 1;
        reported = number;
        return report(solution) && number < limit;
    }

    /** Reports the solutions of a root, or stores them until its turn. */
    private final class Output extends RootOutput {

        private boolean hasTurn;
        private List<int[]> waiting = new ArrayList<>();
        /** The number of ints that are reserved for the stored solutions and the result. */
        private long reserved;
        /** The result, if the search has ended before its turn. */
        private RootResult result;

        private long passed;

        Output(RootPart part, boolean hasTurn) {
            super(part, OrderedCollector.this);
            this.hasTurn = hasTurn;
        }

        @Override
        public void accept(int[] solution) {
            synchronized (OrderedCollector.this) {
                if (hasTurn || !reserve(solution.length + ARRAY)) {
                    pass(solution);
                } else {
                    waiting.add(solution);
                }
            }
        }

        private void pass(int[] solution) {
            if (isStopped()) {
                throw new SearchStopped();
            }
            passed++;
            if (!reportNext(solution)) {
                stopAfter(this);
                throw new SearchStopped();
            }
        }

        @Override
        boolean isReported() {
            return hasTurn;
        }

        @Override
        BigInteger taken() {
            return BigInteger.valueOf(passed);
        }

        @Override
        void finish(RootResult rootResult) {
            if (!ordered) {
                reportEnd(part(), rootResult);
            } else if (hasTurn || !reserve(size(rootResult))) {
                endTurn(this, rootResult);
            } else {
                result = rootResult;
            }
        }

        /** Reserves room as soon as there is enough; returns false if the turn of the root comes first. */
        private boolean reserve(int ints) {
            while (!hasTurn && kept + ints > room && !isStopped()) {
                try {
                    OrderedCollector.this.wait();
                } catch (InterruptedException e) {
                    // Only the run itself interrupts its workers.
                    Thread.currentThread().interrupt();
                    throw new SearchStopped();
                }
            }
            if (isStopped()) {
                throw new SearchStopped();
            }
            if (hasTurn) {
                return false;
            }
            kept += ints;
            reserved += ints;
            return true;
        }

        /** Reports the solutions that were stored before the turn. */
        private void beginTurn() {
            hasTurn = true;
            for (int[] solution : waiting) {
                if (isStopped()) {
                    return;
                }
                if (!reportNext(solution)) {
                    stop();
                    return;
                }
            }
            passed = waiting.size();
            waiting = List.of();
            kept -= reserved;
        }
    }

    /** Returns the approximate size of a result, in ints. */
    private static int size(RootResult result) {
        int size = RESULT;
        for (LevelCounter counter : result.counters()) {
            size += RESULT + 2 * counter.levels();
        }
        return size;
    }

    /** Handles the end of the root whose turn it is, and of the roots behind it that have ended already. */
    private void endTurn(Output first, RootResult result) {
        Output output = first;
        RootResult ended = result;
        while (ended != null && !isStopped()) {
            reportEnd(output.part(), ended);
            turns.remove();
            ended = null;
            if (!turns.isEmpty() && !isStopped()) {
                output = turns.element();
                output.beginTurn();
                ended = output.result;
            }
        }
        notifyAll();
    }
}
