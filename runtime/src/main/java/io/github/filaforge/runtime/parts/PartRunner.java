package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.search.SearchRefused;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Searches parts with several threads, and writes the file of each part as soon as it is done. */
final class PartRunner implements PartCounts {

    private final PartedSearch search;
    private final Results results;
    private final boolean storesSolutions;

    /** The parts that are to be searched. Guarded by this object, as are all following fields. */
    private final Deque<PartName> waiting;

    private int running;
    /** True if the deadline came before all parts were done. */
    private boolean isStopped;

    private int done;
    private int split;
    private BigInteger solutions = BigInteger.ZERO;
    private final PartFailures failures = new PartFailures();
    /** The reason why the run ends early: a file cannot be written, or the search is refused. {@code null} if there is none. */
    private Exception cause;

    /**
     * Creates a runner.
     *
     * @param parts the parts to search, in their order
     */
    PartRunner(PartedSearch search, Results results, boolean storesSolutions, List<PartName> parts) {
        this.search = search;
        this.results = results;
        this.storesSolutions = storesSolutions;
        this.waiting = new ArrayDeque<>(parts);
    }

    /**
     * Searches until all parts are done or have failed, or until a deadline. At the deadline the parts that are being
     * searched are given up.
     *
     * @throws IOException if a file cannot be written, with a message for the user
     * @throws SearchRefused if a part is refused, and all parts with it
     */
    void run(int threads, Deadline deadline) throws IOException, InterruptedException {
        for (int number = 0; number < threads; number++) {
            Thread worker = new Thread(this::work, "search");
            worker.setDaemon(true);
            worker.start();
        }
        synchronized (this) {
            // If a file cannot be written, the results of parts that are still being searched would be lost. So this
            // thread does not wait for them.
            while (cause == null && !(waiting.isEmpty() && running == 0) && !deadline.hasPassed()) {
                wait(deadline.millis());
            }
            if (cause instanceof IOException unwritten) {
                throw unwritten;
            }
            if (cause instanceof SearchRefused refused) {
                throw refused;
            }
            isStopped = left() > 0;
        }
    }

    private void work() {
        try {
            for (PartName part = next(); part != null; part = next()) {
                search(part);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns the next part; null if there is none, and no part that is being searched can be split into further ones. */
    private synchronized PartName next() throws InterruptedException {
        while (waiting.isEmpty() && running > 0) {
            wait();
        }
        if (waiting.isEmpty() || isStopped) {
            return null;
        }
        running++;
        return waiting.poll();
    }

    private void search(PartName part) {
        List<PartName> parts = List.of();
        try {
            if (!results.has(part, storesSolutions)) {
                PartResult result = search.search(part).orElse(null);
                if (result != null) {
                    results.put(result);
                    count(result);
                } else {
                    parts = search.split(part);
                    results.putSplit(part, parts.size());
                }
            }
        } catch (IOException | SearchRefused e) {
            giveUp(e);
        } catch (UncheckedIOException e) {
            giveUp(e.getCause());
        } catch (RuntimeException | Error e) {
            failures.add(part, reason(e));
        } finally {
            end(parts);
        }
    }

    private synchronized void count(PartResult result) {
        done++;
        solutions = solutions.add(result.solutions());
    }

    /** Ends the run early. */
    private synchronized void giveUp(Exception e) {
        cause = cause == null ? e : cause;
        waiting.clear();
        notifyAll();
    }

    /** Returns the exception and the place where it was thrown. The stack trace is not stored anywhere else. */
    private static String reason(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        return trace.length == 0 ? e.toString() : e + " (at " + trace[0] + ")";
    }

    private synchronized void end(List<PartName> parts) {
        if (!parts.isEmpty() && cause == null) {
            split++;
            for (int index = parts.size() - 1; index >= 0; index--) {
                waiting.push(parts.get(index));
            }
        }
        running--;
        notifyAll();
    }

    @Override
    public synchronized int done() {
        return done;
    }

    @Override
    public synchronized int split() {
        return split;
    }

    @Override
    public synchronized int left() {
        return waiting.size() + running;
    }

    @Override
    public synchronized BigInteger solutions() {
        return solutions;
    }

    /** Returns true if the deadline came before all parts were done. */
    synchronized boolean isStopped() {
        return isStopped;
    }

    /** Returns the parts that could not be searched. */
    PartFailures failures() {
        return failures;
    }
}
