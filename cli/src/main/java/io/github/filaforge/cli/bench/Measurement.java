package io.github.filaforge.cli.bench;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The measurement of one program in one JVM. Times are in milliseconds.
 *
 * @param planMs the time of reading, filtering and planning
 * @param emitMs the time of writing the source; 0 for a hand-written program
 * @param compileMs the time of compiling and loading the source; 0 for a hand-written program
 * @param firstRunMs the time of the first run in the JVM; for a packing with the making of the solver and its tables
 * @param steadyMs the times of the runs after the warm-up; at least one
 * @param attempts the number of attempts, with the placements of the roots; -1 if attempts were not counted
 * @param fits the number of fits, with the placements of the roots; -1 if fits were not counted
 */
public record Measurement(
        String program,
        double planMs,
        double emitMs,
        double compileMs,
        double firstRunMs,
        List<Double> steadyMs,
        BigInteger solutions,
        long attempts,
        long fits) {

    private static final String PREFIX = "measured ";

    public Measurement {
        steadyMs = List.copyOf(steadyMs);
    }

    /** Returns one line with all values, which {@link #parse} reads. */
    public String line() {
        List<String> runs = steadyMs.stream()
                .map(ms -> String.format(Locale.ROOT, "%.6f", ms))
                .toList();
        return PREFIX
                + String.format(
                        Locale.ROOT,
                        "program=%s plan=%.6f emit=%.6f compile=%.6f first=%.6f steady=%s solutions=%d attempts=%d fits=%d",
                        program,
                        planMs,
                        emitMs,
                        compileMs,
                        firstRunMs,
                        String.join(",", runs),
                        solutions,
                        attempts,
                        fits);
    }

    /** Returns true if a line of output is a measurement. */
    public static boolean isLine(String text) {
        return text.startsWith(PREFIX);
    }

    /** Returns the measurement in a line that {@link #line} has written. */
    public static Measurement parse(String line) {
        Map<String, String> values = new HashMap<>();
        for (String word : line.substring(PREFIX.length()).split(" ", -1)) {
            int equals = word.indexOf('=');
            values.put(word.substring(0, equals), word.substring(equals + 1));
        }
        List<Double> runs = Stream.of(values.get("steady").split(",", -1))
                .map(Double::valueOf)
                .toList();
        return new Measurement(
                values.get("program"),
                Double.parseDouble(values.get("plan")),
                Double.parseDouble(values.get("emit")),
                Double.parseDouble(values.get("compile")),
                Double.parseDouble(values.get("first")),
                runs,
                new BigInteger(values.get("solutions")),
                Long.parseLong(values.get("attempts")),
                Long.parseLong(values.get("fits")));
    }
}
