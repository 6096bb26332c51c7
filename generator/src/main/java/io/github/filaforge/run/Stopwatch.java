package io.github.filaforge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Adds up the time that each stage takes. */
public final class Stopwatch {

    private static final double NANOS = 1e9;
    /**
     * The index of the start time, in hundredths of a second since the system started, among the fields behind the program's
     * name.
     */
    private static final int START_FIELD = 19;

    private static final long NANOS_PER_TICK = 10_000_000;

    private final Map<Stage, Long> nanos = new EnumMap<>(Stage.class);
    /** The stage that is under way, for readers in other threads. */
    private volatile Stage running;

    private volatile long runningSince;

    /** Work that takes time and may fail. */
    @FunctionalInterface
    public interface Work<T, E extends Exception> {
        T run() throws E;
    }

    /** Does some work and adds its time to a stage. */
    public <T, E extends Exception> T time(Stage stage, Work<T, E> work) throws E {
        long start = System.nanoTime();
        running = stage;
        runningSince = start;
        try {
            return work.run();
        } finally {
            running = null;
            nanos.merge(stage, System.nanoTime() - start, Long::sum);
        }
    }

    /** Adds the time since the JVM was started to a stage; the operating system has it to a hundredth of a second. */
    public void addTimeSinceStart(Stage stage) {
        nanosOfProcess().ifPresent(age -> nanos.merge(stage, age, Long::sum));
    }

    /** Returns the seconds that a stage has taken so far. */
    public double seconds(Stage stage) {
        long now = stage == running ? System.nanoTime() - runningSince : 0;
        return (nanos.getOrDefault(stage, 0L) + now) / NANOS;
    }

    /** Returns the seconds that all stages have taken so far. */
    public double total() {
        return Stream.of(Stage.values()).mapToDouble(this::seconds).sum();
    }

    /**
     * Returns the nanoseconds since the process was started, to a hundredth of a second; empty if the platform does not have
     * them.
     */
    static Optional<Long> nanosOfProcess() {
        // The JDK adds the start to the time of day at which Linux started, which it has by whole seconds only.
        try {
            return Optional.of(nanosOfProcess(
                    Files.readString(Path.of("/proc/self/stat")), Files.readString(Path.of("/proc/uptime"))));
        } catch (IOException | NumberFormatException | IndexOutOfBoundsException e) {
            // Another system, or a container that shows these files in another form: the JDK gives its best value.
            return ProcessHandle.current()
                    .info()
                    .startInstant()
                    .map(start ->
                            Math.max(0, Duration.between(start, Instant.now()).toNanos()));
        }
    }

    /**
     * Returns the nanoseconds by the texts of Linux (manual page proc(5)).
     *
     * @param status the text with the program's name in brackets, and fields before and behind it
     * @param uptime the text that begins with the seconds since the system started, with two decimals
     */
    static long nanosOfProcess(String status, String uptime) {
        String behindName = status.substring(status.lastIndexOf(')') + 2);
        long start = Long.parseLong(behindName.split(" ")[START_FIELD]);
        long now = Long.parseLong(uptime.substring(0, uptime.indexOf(' ')).replace(".", ""));
        return Math.max(0, now - start) * NANOS_PER_TICK;
    }
}
