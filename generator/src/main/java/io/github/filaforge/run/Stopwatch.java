package io.github.filaforge.run;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;

/** Adds up the time that each stage takes. */
public final class Stopwatch {

    private static final double NANOS = 1e9;

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
        ProcessAge.nanos().ifPresent(age -> nanos.merge(stage, age, Long::sum));
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
}
