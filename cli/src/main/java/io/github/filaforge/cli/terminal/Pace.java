package io.github.filaforge.cli.terminal;

/**
 * Slows steps down to a rate that a person can follow. If there are more steps in a second than a person can see, it also
 * chooses the steps that are shown.
 */
public final class Pace {

    private static final double NANOS_PER_SECOND = 1e9;

    /** The least time between two pictures. More pictures in a second look no different. */
    private static final long BETWEEN_FRAMES = 33_000_000;

    /** The longest delay that is made up for. */
    private static final long MOST_BEHIND = 100_000_000;

    private final Time time;
    private final long interval;
    /** The time at which this began. All other times count from it. */
    private final long start;
    /** The time of the next step. */
    private long due;

    private long nextFrame;

    /**
     * Begins the steps.
     *
     * @param rate the number of steps a second, above 0
     */
    public Pace(double rate, Time time) {
        this.time = time;
        this.interval = Math.max(1, (long) (NANOS_PER_SECOND / rate));
        this.start = time.nanos();
    }

    private long now() {
        return time.nanos() - start;
    }

    /** Returns true if the present state is to be shown, since the previous picture was shown for long enough. */
    public boolean isFrameDue() {
        return now() >= nextFrame;
    }

    /** Notes that a picture is shown, which stays for a moment. */
    public void frameShown() {
        nextFrame = now() + BETWEEN_FRAMES;
    }

    /** Keeps the present picture for a number of additional steps. */
    public void hold(int steps) {
        due = Math.max(due, now()) + steps * interval;
    }

    /** Waits for the time of the next step. */
    public void awaitStep() {
        due = Math.max(due, now() - MOST_BEHIND) + interval;
        long ahead = due - now();
        while (ahead > 0) {
            time.await(ahead);
            ahead = due - now();
        }
    }
}
