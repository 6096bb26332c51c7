package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.search.RootPart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The parts that are being searched, and the choice of the part that is given up for an idle thread: of the parts that can
 * be split, the one that takes longest. The search of a part that is given up begins again with the parts into which it is
 * split, so its time is lost. The lost time stays below a twentieth of the time of all threads. Times are in nanoseconds.
 * Only one thread at a time may use an instance.
 */
public final class RunningParts {

    /** The time in which most parts end by themselves. */
    private static final long SHORT = 20_000_000;

    private static final double MOST_LOST = 0.05;

    private final int threads;
    private final long start;
    /** The parts by their paths, in the order in which they have begun. */
    private final Map<List<Integer>, Running> running = new LinkedHashMap<>();

    private long lost;

    /** A part that is being searched. */
    private static final class Running {

        private final RootPart part;
        private final long begun;
        private final Runnable stop;
        /** The parts into which the part was split; null if it was not. */
        private List<RootPart> split;

        private boolean isWhole;

        Running(RootPart part, long begun, Runnable stop) {
            this.part = part;
            this.begun = begun;
            this.stop = stop;
        }

        boolean isGivenUp() {
            return split != null;
        }

        /** Gives the part up if it can be split; returns true if it is given up. */
        boolean giveUp(PartQueue queue) {
            List<RootPart> parts = queue.split(part);
            isWhole = parts.isEmpty() || part.isWholeIn(parts);
            split = isWhole ? null : parts;
            return !isWhole;
        }
    }

    /**
     * Creates an object without parts.
     *
     * @param start the time when the run begins
     */
    public RunningParts(int threads, long start) {
        this.threads = threads;
        this.start = start;
    }

    /** Returns true if no part is being searched. */
    public boolean isEmpty() {
        return running.isEmpty();
    }

    /**
     * Begins a part.
     *
     * @param stop requests the end of the search of the part; it may be called several times until the part ends
     */
    public void begin(RootPart part, long now, Runnable stop) {
        running.put(part.path(), new Running(part, now, stop));
    }

    /**
     * Ends a part.
     *
     * @return the parts that are to be searched in its place if its search was given up; else an empty list
     */
    public List<RootPart> end(RootPart part) {
        Running ended = running.remove(part.path());
        return ended != null && ended.isGivenUp() ? ended.split : List.of();
    }

    /** Gives up a part for a thread that is idle, if there is one to give up, and stops all parts that are given up. */
    public void giveUpOne(PartQueue queue, long now) {
        double mostLost = MOST_LOST * threads * (now - start);
        for (Running each : new ArrayList<>(running.values())) {
            long time = now - each.begun;
            if (time < SHORT) {
                break;
            }
            boolean isLeft = each.isWhole || each.isGivenUp() || lost + time > mostLost;
            if (!isLeft && each.giveUp(queue)) {
                lost += time;
                break;
            }
        }
        for (Running each : running.values()) {
            if (each.isGivenUp()) {
                each.stop.run();
            }
        }
    }
}
