package io.github.filaforge.cli.bench;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The measurements of one program in several JVMs. Times are medians over the JVMs, in milliseconds.
 *
 * @param planMs the time of reading, filtering and planning
 * @param emitMs the time of writing the source
 * @param compileMs the time of compiling and loading the source
 * @param firstRunMs the time of the first run
 * @param steadyMs the median over the JVMs of the median run after the warm-up
 * @param steadySpreadMs half the difference between the median runs of the slowest and the fastest JVM
 * @param attempts the number of attempts, or -1
 * @param fits the number of fits, or -1
 */
public record BenchRow(
        String program,
        double planMs,
        double emitMs,
        double compileMs,
        double firstRunMs,
        double steadyMs,
        double steadySpreadMs,
        BigInteger solutions,
        long attempts,
        long fits) {

    private static final double NANOS_PER_MILLI = 1e6;

    /**
     * Returns the row of the measurements of one program.
     *
     * @param measurements the measurements, one for each JVM; at least one
     * @throws IllegalStateException if the measurements differ in the number of solutions
     */
    public static BenchRow of(List<Measurement> measurements) {
        Measurement first = measurements.get(0);
        if (measurements.stream().anyMatch(other -> !other.solutions().equals(first.solutions()))) {
            throw new IllegalStateException(first.program() + " found different numbers of solutions");
        }
        List<Double> steady = measurements.stream()
                .map(one -> median(one.steadyMs()))
                .sorted()
                .toList();
        return new BenchRow(
                first.program(),
                median(measurements, Measurement::planMs),
                median(measurements, Measurement::emitMs),
                median(measurements, Measurement::compileMs),
                median(measurements, Measurement::firstRunMs),
                median(steady),
                (steady.get(steady.size() - 1) - steady.get(0)) / 2,
                first.solutions(),
                measurements.stream().mapToLong(Measurement::attempts).max().orElse(-1),
                measurements.stream().mapToLong(Measurement::fits).max().orElse(-1));
    }

    /** Returns the steady time for each fit, in nanoseconds; 0 if fits were not counted. */
    public double nsPerFit() {
        return fits > 0 ? steadyMs * NANOS_PER_MILLI / fits : 0;
    }

    private static double median(List<Measurement> measurements, ToDoubleFunction<Measurement> value) {
        return median(measurements.stream().map(value::applyAsDouble).toList());
    }

    private static double median(List<Double> values) {
        List<Double> sorted = new ArrayList<>(values);
        sorted.sort(null);
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }
}
