package io.github.filaforge.cli;

/**
 * Slows steps down to a rate that one can follow, and tells which of them are to be shown where there are more in a second
 * than one can see.
 */
final class Pace {

    private static final double NANOS_PER_SECOND = 1e9;

    /** More pictures in a second look no different. */
    private static final long BETWEEN_FRAMES = 33_000_000;

    /** What is behind by more is not made up for. */
    private static final long MOST_BEHIND = 100_000_000;

    private final Time time;
    private final long interval;
    /** When this began; all other times are since then. */
    private final long start;
    /** When the next step is to be made. */
    private long due;

    private long nextFrame;

    /**
     * @param rate the number of steps a second, above 0
     */
    Pace(double rate, Time time) {
        this.time = time;
        this.interval = Math.max(1, (long) (NANOS_PER_SECOND / rate));
        this.start = time.nanos();
    }

    private long now() {
        return time.nanos() - start;
    }

    /** Whether what is now is to be shown: the picture before has been there for long enough. */
    boolean isFrameDue() {
        return now() >= nextFrame;
    }

    /** A picture is shown, and stays for a moment. */
    void frameShown() {
        nextFrame = now() + BETWEEN_FRAMES;
    }

    /** Has what is now stay for so many steps more. */
    void hold(int steps) {
        due = Math.max(due, now()) + steps * interval;
    }

    /** Waits until the next step is to be made. */
    void awaitStep() {
        due = Math.max(due, now() - MOST_BEHIND) + interval;
        long ahead = due - now();
        while (ahead > 0) {
            time.await(ahead);
            ahead = due - now();
        }
    }
}
