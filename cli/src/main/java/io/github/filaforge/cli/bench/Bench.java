package io.github.filaforge.cli.bench;

import io.github.filaforge.cli.bench.Programs.Program;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures programs in this JVM, on one thread. Only the first measurement in a JVM gives the time of a first run, because
 * later ones find code that is loaded and compiled.
 */
public final class Bench {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MILLIS_PER_SECOND = 1e3;

    private final Programs programs;
    private final boolean counting;
    private final double seconds;

    /**
     * Creates a bench.
     *
     * @param counting true if attempts and fits are counted too, in a run of their own
     * @param seconds the time in seconds for which a program is run for the steady state; it is run for this time before,
     *     to warm up
     */
    public Bench(Programs programs, boolean counting, double seconds) {
        this.programs = programs;
        this.counting = counting;
        this.seconds = seconds;
    }

    /**
     * Measures a program.
     *
     * @throws io.github.filaforge.request.RequestException if the program cannot search the puzzle
     */
    public Measurement measure(String name) {
        Program program = programs.program(name);
        long start = System.nanoTime();
        long firstRun = -programs.nanos();
        SearchResult first = program.search().run();
        firstRun += programs.nanos();
        List<Double> steady = new ArrayList<>();
        // The first run belongs to the warm-up, so that a long first run needs no other.
        long warm = start + (long) (seconds * NANOS_PER_SECOND);
        while (System.nanoTime() < warm) {
            program.search().run();
        }
        long end = System.nanoTime() + (long) (seconds * NANOS_PER_SECOND);
        while (steady.isEmpty() || System.nanoTime() < end) {
            long begun = programs.nanos();
            program.search().run();
            steady.add((programs.nanos() - begun) / NANOS_PER_MILLI);
        }
        Stopwatch making = program.making();
        Measurement measurement = new Measurement(
                name,
                MILLIS_PER_SECOND * (making.seconds(Stage.READ) + making.seconds(Stage.PLAN)),
                MILLIS_PER_SECOND * making.seconds(Stage.EMIT),
                MILLIS_PER_SECOND * making.seconds(Stage.COMPILE),
                firstRun / NANOS_PER_MILLI,
                steady,
                first.solutions(),
                -1,
                -1);
        return counting ? measurement.counted(program.counted().apply(first)) : measurement;
    }
}
