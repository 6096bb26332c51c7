package io.github.filaforge.cli.bench;

import io.github.filaforge.runtime.run.HeaviestFirst;
import io.github.filaforge.runtime.run.PartQueue;
import io.github.filaforge.runtime.run.RootQueue;
import io.github.filaforge.runtime.run.RunningParts;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.search.Splitter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Calculates the speed of a search by several threads. The machine need not have a processor for each of them. The present
 * thread searches all parts, in the order in which the queue of a run hands them out. The processor time of each part moves
 * the clock of the simulated thread that would have received the part. The time in which the queue splits parts counts too.
 * Meanwhile other threads wait. Times are in nanoseconds.
 */
final class ThreadSimulation {

    /** The time after which an idle thread looks for work again. */
    private static final long IDLE = 10_000_000;

    /** Receives the solutions of a run in which they are only counted. */
    private static final SolutionSink COUNTING = new SolutionSink() {
        @Override
        public void accept(int[] solution) {
            // The result of the search has the number.
        }

        @Override
        public boolean isCounting() {
            return true;
        }

        @Override
        public void count(int solutions) {
            // The result of the search has the number.
        }
    };

    private final Search search;
    private final Splitter splitter;
    private final LongSupplier clock;

    /**
     * A simulated run.
     *
     * @param work the time in which threads were not idle, added up over all threads
     * @param end the time when the last thread ends
     * @param parts the number of parts
     * @param givenUp the number of parts that were given up for an idle thread
     */
    record Run(long work, long end, int parts, int givenUp) {

        /**
         * Returns the speed as a fraction of the ideal speed.
         *
         * @param wholeWork the time of one thread for the whole search
         */
        double share(int threads, long wholeWork) {
            return (double) wholeWork / threads / end;
        }
    }

    /**
     * Creates a simulation.
     *
     * @param splitter splits parts for idle threads and has their weights
     * @param clock returns the processor time of the present thread
     */
    ThreadSimulation(Search search, Splitter splitter, LongSupplier clock) {
        this.search = search;
        this.splitter = splitter;
        this.clock = clock;
    }

    /** Simulates threads that search whole roots in their order. */
    Run inOrder(int threads) {
        return new Simulated(new RootQueue(search.rootCount(), Splitter.NONE, DoneParts.NONE), threads, null).run();
    }

    /** Simulates threads that search heavy parts first, and share parts when they are idle. */
    Run shared(int threads) {
        return new Simulated(
                        new HeaviestFirst(search.rootCount(), splitter, threads),
                        threads,
                        threads == 1 ? null : new RunningParts(threads, 0))
                .run();
    }

    /** A simulated thread. Until its time it is idle or searches a part. */
    private static final class Worker {

        private final int number;
        private long time;
        private long begun;
        /** The part that the thread searches; null if it is idle. */
        private RootPart part;

        Worker(int number) {
            this.number = number;
        }

        long time() {
            return time;
        }

        int number() {
            return number;
        }
    }

    /** A run while it is simulated. */
    private final class Simulated {

        private final PartQueue queue;
        /** The parts that threads search; null if no part is given up. */
        private final RunningParts running;
        /** The threads in the order in which they need work. */
        private final PriorityQueue<Worker> workers =
                new PriorityQueue<>(Comparator.comparingLong(Worker::time).thenComparingInt(Worker::number));
        /** The threads whose parts are given up. */
        private final Set<Worker> stopped = new HashSet<>();
        /** The threads whose parts were given up after the last call of {@link #endStopped}. */
        private final List<Worker> stopping = new ArrayList<>();

        private int busy;
        private long queueFree;
        private long work;
        private long end;
        private int parts;
        private int givenUp;

        Simulated(PartQueue queue, int threads, RunningParts running) {
            this.queue = queue;
            this.running = running;
            for (int number = 0; number < threads; number++) {
                workers.add(new Worker(number));
            }
        }

        Run run() {
            while (!workers.isEmpty()) {
                Worker worker = workers.remove();
                if (worker.part != null) {
                    endPart(worker);
                }
                if (next(worker) || (busy > 0 && running != null)) {
                    workers.add(worker);
                }
            }
            return new Run(work, end, parts, givenUp);
        }

        private void endPart(Worker worker) {
            busy--;
            work += worker.time - worker.begun;
            end = Math.max(end, worker.time);
            List<RootPart> instead = running == null ? List.of() : running.end(worker.part);
            if (stopped.remove(worker)) {
                queue.add(instead);
                givenUp++;
            } else {
                parts++;
            }
            worker.part = null;
        }

        /** Gives a thread the next part, or has a part given up for it; returns false if there is no part. */
        private boolean next(Worker worker) {
            worker.time = Math.max(worker.time, queueFree);
            long before = clock.getAsLong();
            RootPart part = queue.next();
            if (part == null && running != null) {
                running.giveUpOne(queue, worker.time);
                endStopped(worker.time);
            }
            long after = clock.getAsLong();
            worker.time += after - before;
            work += after - before;
            queueFree = worker.time;
            if (part == null) {
                worker.time += IDLE;
                return false;
            }
            worker.part = part;
            worker.begun = worker.time;
            if (running != null) {
                running.begin(part, worker.begun, () -> stop(worker));
            }
            search.search(part, COUNTING);
            worker.time += clock.getAsLong() - after;
            busy++;
            return true;
        }

        private void stop(Worker worker) {
            if (stopped.add(worker)) {
                stopping.add(worker);
            }
        }

        /** Sets the time of the threads whose parts were given up, since these parts end now. */
        private void endStopped(long now) {
            for (Worker worker : stopping) {
                workers.remove(worker);
                worker.time = now;
                workers.add(worker);
            }
            stopping.clear();
        }
    }
}
