package io.github.filaforge.pipeline;

import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.format.TextFormat;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchJob;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * The result of a job, and its solutions as {@code solve} prints them.
 *
 * @param result the result
 * @param printed the solutions
 */
public record Solutions(SearchResult result, String printed) {

    /** Runs a job on one thread. */
    public static Solutions of(SearchJob job) {
        return of(job, RunSettings.standard().withThreads(1));
    }

    /** Runs a job. */
    public static Solutions of(SearchJob job, RunSettings settings) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SolutionPrinter printer = new SolutionPrinter(new TextFormat(job.decoder()), out);
        SearchResult result = job.run(settings, printer);
        printer.flush();
        return new Solutions(result, out.toString(StandardCharsets.UTF_8));
    }

    /** Returns the text that a job prints. */
    public static String printed(SearchJob job) {
        return of(job).printed;
    }

    /** The pictures by themselves, in the order in which they were printed. */
    public List<String> pictures() {
        return pictures(printed);
    }

    /** Returns the solutions in an order that does not depend on the search. */
    public List<String> sorted() {
        return pictures().stream().sorted().toList();
    }

    /** The pictures in what a program printed. */
    public static List<String> pictures(String printed) {
        return Stream.of(printed.split("(?m)^# --- SOLUTION \\d+ ---\n", -1))
                .filter(picture -> !picture.isEmpty())
                .toList();
    }
}
