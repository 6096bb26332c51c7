package io.github.filaforge.cli.report;

import io.github.filaforge.compile.ClassSize;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.Locale;

/** Writes the text of {@code -i} about a solved puzzle: comments, and then the counts in the format of the articles. */
public final class StatisticsReport {

    private StatisticsReport() {}

    /**
     * Returns the facts that are known before the search: the puzzle, the strategy, the expected cost, the options, the plan
     * and the size of the solver. Each line ends with a line feed.
     */
    public static String before(SearchJob job) {
        StringBuilder text = new StringBuilder();
        line(text, "# puzzle %s: %s", job.puzzleName(), job.puzzleFacts());
        line(text, "# strategy %s (%s)", job.strategyName(), job.reason());
        job.cost().ifPresent(cost -> line(text, "# expected: %s", cost.text()));
        line(text, "# options %s", job.options());
        job.planFacts().forEach(fact -> line(text, "# %s", fact));
        ClassSize size = job.size();
        line(
                text,
                "# solver: %d bytes of class files; the largest method, %s, has %d bytes",
                size.bytes(),
                size.largestMethodName(),
                size.largestMethod());
        return text.toString();
    }

    /** Returns a line with the number of merged states. It ends with a line feed. */
    public static String merged(BigInteger states) {
        return String.format(Locale.ROOT, "# merged states %,d%n", states);
    }

    /**
     * Returns the counts and the times of a search. Each line ends with a line feed.
     *
     * @param job the search
     * @param result the result of the search
     * @param stopwatch the times of all stages
     */
    public static String after(SearchJob job, SearchResult result, Stopwatch stopwatch) {
        StringBuilder text = new StringBuilder();
        appendCounts(text, result);
        LevelTable.of(result).ifPresent(table -> appendTable(text, job, table));
        text.append(TriggerTable.text(result.triggersAndFilters()));
        result.difficulty()
                .ifPresent(difficulty -> line(
                        text,
                        "# difficulty: %s / %s = %.4g",
                        Plural.of(result.solutions(), "solution"),
                        Plural.of(result.fits().orElseThrow().sum(), "fit"),
                        difficulty));
        for (Stage stage : Stage.values()) {
            line(text, "# seconds to %-8s %.3f", stage.label(), stopwatch.seconds(stage));
        }
        line(text, "# seconds in all     %.3f", stopwatch.total());
        if (!result.complete()) {
            line(text, "# stopped before the end of the search");
        }
        return text.toString();
    }

    private static void appendCounts(StringBuilder text, SearchResult result) {
        for (LevelCounter counter : result.counters()) {
            if (counter.isOfTriggerOrFilter()) {
                continue;
            }
            boolean areAttempts = counter.name().equals(LevelCounter.ATTEMPTS);
            line(
                    text,
                    "# Number of %s when N pieces were left to be placed:",
                    areAttempts ? "placement attempts" : counter.name());
            String label = counter.name().toUpperCase(Locale.ROOT);
            for (int left = 1; left < counter.levels(); left++) {
                line(text, "%s[%2d]=%" + (22 - label.length()) + "d", label, left, counter.at(left));
            }
        }
        if (result.attempts().isPresent() && result.fits().isPresent()) {
            LevelCounter attempts = result.attempts().get();
            LevelCounter fits = result.fits().get();
            line(text, "# attempts %d, fits %d, no-fits %d", attempts.sum(), fits.sum(), attempts.sum() - fits.sum());
        } else {
            result.fits().ifPresent(fits -> line(text, "# fits %d", fits.sum()));
        }
    }

    private static void appendTable(StringBuilder text, SearchJob job, LevelTable table) {
        text.append(table.text());
        if (job.chosen().edges().isEmpty() && table.freePiecesAtFit().isPresent()) {
            ImageCatalog catalog = job.chosen().packing().search().catalog();
            double free = table.freePiecesAtFit().getAsDouble();
            double orientations = catalog.meanOrientations();
            line(
                    text,
                    "# free pieces: on average %.2f where one fits, x %.2f orientations = %.1f images; %.2f at a target",
                    free,
                    orientations,
                    free * orientations,
                    table.freePiecesAtTarget().orElse(0));
        }
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
