package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.search.ThreadEnds;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The end of the time that a search may take. */
public final class Deadline {

    /** A time: a number of seconds, or numbers of days, hours, minutes and seconds, each with its letter. */
    private static final Pattern TIME =
            Pattern.compile("(?=.)(?:(\\d{1,4})d)?(?:(\\d{1,5})h)?(?:(\\d{1,6})m)?(?:(\\d{1,7})s?)?");

    /** The rule for a time, behind the name of an option. */
    public static final String RULE =
            " takes a number of seconds, or numbers with d, h, m and s, as in 90, 10m or 1h30m";

    /** The time of the end by {@link System#nanoTime}; empty if there is no end. */
    private final Optional<Long> end;

    private Deadline(Optional<Long> end) {
        this.end = end;
    }

    /** Returns the deadline that comes after a time from now; with an empty time no deadline ever comes. */
    public static Deadline after(Optional<Duration> time) {
        return new Deadline(time.map(given -> System.nanoTime() + given.toNanos()));
    }

    /**
     * Reads a time that follows {@link #RULE}.
     *
     * @return empty if the text is no such time, or a time of 0
     */
    public static Optional<Duration> time(String text) {
        Matcher parts = TIME.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        Duration time = Duration.ofDays(number(parts.group(1)))
                .plusHours(number(parts.group(2)))
                .plusMinutes(number(parts.group(3)))
                .plusSeconds(number(parts.group(4)));
        return time.isZero() ? Optional.empty() : Optional.of(time);
    }

    private static long number(String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    /** Returns true if the time is over. */
    public boolean hasPassed() {
        return end.filter(time -> time - System.nanoTime() <= 0).isPresent();
    }

    /** Returns the milliseconds until the deadline, at least 1; 0 if there is no deadline, as {@link Object#wait(long)} takes it. */
    public long millis() {
        return end.map(time -> Math.max(1, TimeUnit.NANOSECONDS.toMillis(time - System.nanoTime())))
                .orElse(0L);
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
