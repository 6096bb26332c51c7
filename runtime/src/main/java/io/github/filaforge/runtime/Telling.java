package io.github.filaforge.runtime;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Gathers solutions and tells each. In order, those of the lowest root that is not done go straight through; those of
 * later roots are kept until their turn, and a worker that finds no room for them waits for its turn. The worker of the
 * lowest root never waits, so there is always one that goes on.
 */
final class Telling extends Gathering {

    /** About what an array and its place in a list take, in ints. */
    private static final int ARRAY = 6;

    /** About what a result takes without its counters, in ints. */
    private static final int RESULT = 32;

    private final long limit;
    private final boolean ordered;
    /** So many ints may be kept. */
    private final long room;

    private long kept;
    private volatile long told;
    /** The roots that were begun and not told to the end, in ascending order: the first is the one whose turn it is. */
    private final Deque<Output> turns = new ArrayDeque<>();

    Telling(RootQueue queue, SearchListener listener, long limit, boolean ordered, long room) {
        super(queue, listener);
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
        return BigInteger.valueOf(told);
    }

    /** Tells of a solution; false if it was the last. */
    private boolean tellNext(int[] solution) {
        long number = told + 1;
        told = number;
        return tell(solution) && number < limit;
    }

    /** Tells of the solutions of a root, or keeps them until its turn. */
    private final class Output extends RootOutput {

        private boolean hasTurn;
        private List<int[]> waiting = new ArrayList<>();
        /** How much of the room these have. */
        private long reserved;
        /** The result, if the search has ended before the turn. */
        private RootResult result;

        private long passed;

        Output(RootPart part, boolean hasTurn) {
            super(part);
            this.hasTurn = hasTurn;
        }

        @Override
        public void accept(int[] solution) {
            synchronized (Telling.this) {
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
            if (!tellNext(solution)) {
                stopAfter(this);
                throw new SearchStopped();
            }
        }

        @Override
        boolean isTold() {
            return hasTurn;
        }

        @Override
        BigInteger taken() {
            return BigInteger.valueOf(passed);
        }

        @Override
        void finish(RootResult rootResult) {
            if (!ordered) {
                tellEnd(part(), rootResult);
            } else if (hasTurn || !reserve(size(rootResult))) {
                endTurn(this, rootResult);
            } else {
                result = rootResult;
            }
        }

        /** Reserves room as soon as there is some; false if the turn of the root comes first. */
        private boolean reserve(int ints) {
            while (!hasTurn && kept + ints > room && !isStopped()) {
                try {
                    Telling.this.wait();
                } catch (InterruptedException e) {
                    // Nobody but the search itself interrupts a worker.
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

        /** Tells what was found before the turn. */
        private void beginTurn() {
            hasTurn = true;
            for (int[] solution : waiting) {
                if (isStopped()) {
                    return;
                }
                if (!tellNext(solution)) {
                    stop();
                    return;
                }
            }
            passed = waiting.size();
            waiting = List.of();
            kept -= reserved;
        }
    }

    /** About what a result takes, in ints. */
    private static int size(RootResult result) {
        int size = RESULT;
        for (LevelCounter counter : result.counters()) {
            size += RESULT + 2 * counter.levels();
        }
        return size;
    }

    /** The root whose turn it is has ended, and perhaps others after it. */
    private void endTurn(Output first, RootResult result) {
        Output output = first;
        RootResult ended = result;
        while (ended != null && !isStopped()) {
            tellEnd(output.part(), ended);
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
