package io.github.filaforge.run;

import java.util.EnumMap;
import java.util.Map;

/** Adds up the time that each stage takes. */
public final class Stopwatch {

    private static final double NANOS = 1e9;

    private final Map<Stage, Long> nanos = new EnumMap<>(Stage.class);

    /** Something that takes time and may fail. */
    @FunctionalInterface
    public interface Work<T, E extends Exception> {
        T run() throws E;
    }

    /** Does some work and adds its time to a stage. */
    public <T, E extends Exception> T time(Stage stage, Work<T, E> work) throws E {
        long start = System.nanoTime();
        try {
            return work.run();
        } finally {
            nanos.merge(stage, System.nanoTime() - start, Long::sum);
        }
    }

    /** Adds the time since the JVM was started to a stage; the operating system tells it, to a hundredth of a second. */
    public void addTimeSinceStart(Stage stage) {
        ProcessAge.nanos().ifPresent(age -> nanos.merge(stage, age, Long::sum));
    }

    /** The seconds that a stage has taken so far. */
    public double seconds(Stage stage) {
        return nanos.getOrDefault(stage, 0L) / NANOS;
    }

    /** The seconds that all stages have taken so far. */
    public double total() {
        return nanos.values().stream().mapToLong(Long::longValue).sum() / NANOS;
    }
}
