package io.github.filaforge.cli.terminal;

import io.github.filaforge.runtime.search.ThreadEnds;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** The end of the time that a search may take. */
public final class Deadline {

    /** The time of the end by {@link System#nanoTime}; empty if there is no end. */
    private final Optional<Long> end;

    private Deadline(Optional<Long> end) {
        this.end = end;
    }

    /** Returns the deadline that comes after a time from now; with an empty time no deadline ever comes. */
    public static Deadline after(Optional<Duration> time) {
        return new Deadline(time.map(given -> System.nanoTime() + given.toNanos()));
    }

    /** Returns true if the time is over. */
    public boolean hasPassed() {
        return end.filter(time -> time - System.nanoTime() <= 0).isPresent();
    }

    /**
     * Calls an action, and interrupts this thread if the deadline comes before the end of the action. After the action the
     * thread is not interrupted, whoever has interrupted it.
     */
    public <T> T within(Supplier<T> action) {
        Thread clock = end.map(time -> alarm(Thread.currentThread(), time)).orElse(null);
        try {
            return action.get();
        } finally {
            Thread.interrupted();
            if (clock != null) {
                clock.interrupt();
                ThreadEnds.await(List.of(clock));
                // The alarm may have come at the last moment.
                Thread.interrupted();
            }
        }
    }

    private static Thread alarm(Thread searching, long end) {
        Thread clock = new Thread(
                () -> {
                    try {
                        TimeUnit.NANOSECONDS.sleep(end - System.nanoTime());
                        searching.interrupt();
                    } catch (InterruptedException e) {
                        // The action has ended before.
                        Thread.currentThread().interrupt();
                    }
                },
                "alarm");
        clock.setDaemon(true);
        clock.start();
        return clock;
    }
}
