package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Counts solutions, without a lock for each solution. */
final class CountCollector extends ResultCollector {

    private final long limit;
    private final boolean limited;
    /** If there is a limit: the number of solutions that workers have tried to count. */
    private final AtomicLong claimed = new AtomicLong();
    /** The number of solutions of the roots that have ended. */
    private volatile BigInteger counted = BigInteger.ZERO;
    /** The roots that have not ended. Its lock guards {@link #counted} too, and is not held during a call of a listener. */
    private final List<Count> open = new ArrayList<>();

    /**
     * Creates a collector.
     *
     * @param giving gives up parts for idle workers if there is no limit; null if no part is given up
     */
    CountCollector(PartQueue queue, SearchListener listener, List<Search> running, long limit, RunningParts giving) {
        super(queue, listener, running, limit < Long.MAX_VALUE ? null : giving);
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
            // A worker may have claimed a solution below the limit and not counted it yet.
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

        /** Only the worker of the root writes this field. */
        private volatile long count;

        Count(RootPart part) {
            super(part, CountCollector.this);
        }

        @Override
        public void accept(int[] solution) {
            if (isStopped()) {
                throw new SearchStopped();
            }
            long claim = limited ? claimed.incrementAndGet() : 0;
            if (claim > limit) {
                // The worker that has claimed the last solution is about to end the run.
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

        /** With a limit, each solution is claimed by itself. */
        @Override
        public boolean isCounting() {
            return !limited;
        }

        @Override
        public void count(int solutions) {
            if (isStopped()) {
                throw new SearchStopped();
            }
            long number = count + solutions;
            count = number;
        }

        @Override
        boolean isReported() {
            return true;
        }

        @Override
        void discard() {
            synchronized (open) {
                open.remove(this);
            }
        }

        @Override
        BigInteger taken() {
            return BigInteger.valueOf(count);
        }

        @Override
        void finish(RootResult result) {
            // A thread that reads the number without the lock of the run finds this root either in the list or in the
            // sum.
            synchronized (open) {
                open.remove(this);
                // A search that only counts does not have to report its solutions one by one: its result holds their
                // number.
                counted = counted.add(result.solutions());
            }
            if (limited && counted.compareTo(BigInteger.valueOf(limit)) >= 0) {
                reportEnd(part(), new RootResult(part().root(), result.solutions(), false, result.counters()));
                stop();
            } else {
                reportEnd(part(), result);
            }
        }
    }
}
