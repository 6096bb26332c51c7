package io.github.filaforge.runtime;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Gathers numbers of solutions, and takes no lock for a solution. */
final class Counting extends Gathering {

    private final long limit;
    private final boolean limited;
    /** If there is a limit: how many solutions asked to be counted. */
    private final AtomicLong claimed = new AtomicLong();
    /** The solutions of the roots that have ended. */
    private volatile BigInteger counted = BigInteger.ZERO;
    /** The roots that have not ended; guards itself and {@link #counted}, and is never held while a listener is called. */
    private final List<Count> open = new ArrayList<>();

    Counting(RootQueue queue, SearchListener listener, long limit) {
        super(queue, listener);
        this.limit = limit;
        this.limited = limit < Long.MAX_VALUE;
    }

    @Override
    RootOutput output(RootPart part) {
        Count output = new Count(part);
        synchronized (open) {
            open.add(output);
        }
        return output;
    }

    @Override
    BigInteger solutions() {
        if (claimed.get() >= limit) {
            // A worker that has claimed one of them may not have come to count it.
            return BigInteger.valueOf(limit);
        }
        BigInteger sum;
        synchronized (open) {
            sum = counted;
            for (Count each : open) {
                sum = sum.add(BigInteger.valueOf(each.count));
            }
        }
        return limited ? sum.min(BigInteger.valueOf(limit)) : sum;
    }

    /** Counts the solutions of a root. */
    private final class Count extends RootOutput {

        /** Written by the worker alone. */
        private volatile long count;

        Count(RootPart part) {
            super(part);
        }

        @Override
        public void accept(int[] solution) {
            if (isStopped()) {
                throw new SearchStopped();
            }
            long claim = limited ? claimed.incrementAndGet() : 0;
            if (claim > limit) {
                // The worker with the last one is about to end the run.
                stopWorkers();
                throw new SearchStopped();
            }
            long number = count + 1;
            count = number;
            if (claim == limit) {
                stopAfter(this);
                throw new SearchStopped();
            }
        }

        @Override
        boolean isTold() {
            return true;
        }

        @Override
        BigInteger taken() {
            return BigInteger.valueOf(count);
        }

        @Override
        void finish(RootResult result) {
            // Who asks for the number without the lock of the run meets this root in one of the two.
            synchronized (open) {
                open.remove(this);
                // A search that only counts need not report its solutions one by one: its result has their number.
                counted = counted.add(result.solutions());
            }
            if (limited && counted.compareTo(BigInteger.valueOf(limit)) >= 0) {
                tellEnd(part(), new RootResult(part().root(), result.solutions(), false, result.counters()));
                stop();
            } else {
                tellEnd(part(), result);
            }
        }
    }
}
