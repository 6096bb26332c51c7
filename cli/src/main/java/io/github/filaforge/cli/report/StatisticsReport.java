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
import java.util.List;
import java.util.Locale;

/** Writes the text of {@code -i} about a solved puzzle: comments, and then the counts in the format of the articles. */
public final class StatisticsReport {

    /** The text about a solver that is not compiled. */
    private static final String DIRECT = "not compiled; it searches by the tables of the plan";

    private StatisticsReport() {}

    /**
     * Returns the facts that are known before the search: the puzzle, the strategy, the expected cost, the options, the plan
     * and the size of the solver. Each line ends with a line feed.
     */
    public static String before(SearchJob job) {
        ReportText text = new ReportText();
        text.line("# puzzle %s: %s", job.puzzleName(), job.chosen().puzzleFacts());
        text.line("# strategy %s (%s)", job.strategyName(), job.chosen().reason());
        job.cost().ifPresent(cost -> text.line("# expected: %s", cost.text()));
        text.line("# options %s", job.options());
        job.chosen().planFacts().forEach(fact -> text.line("# %s", fact));
        text.line("# solver: %s", job.size().map(StatisticsReport::text).orElse(DIRECT));
        return text.toString();
    }

    private static String text(ClassSize size) {
        return String.format(
                Locale.ROOT,
                "compiled, %d bytes of class files; the largest method, %s, has %d bytes",
                size.bytes(),
                size.largestMethodName(),
                size.largestMethod());
    }

    /** Returns a line with the number of merged states. It ends with a line feed. */
    public static String merged(BigInteger states) {
        return String.format(Locale.ROOT, "# merged states %,d", states) + "\n";
    }

    /** Returns the counts and the times of a search. Each line ends with a line feed. */
    public static String after(SearchJob job, SearchResult result, Stopwatch stopwatch) {
        ReportText text = new ReportText();
        appendCounts(text, result);
        LevelTable.of(result).ifPresent(table -> appendTable(text, job, table));
        text.lines(triggers(result.triggersAndFilters()));
        result.difficulty()
                .ifPresent(difficulty -> text.line(
                        "# difficulty: %s / %s = %.4g",
                        Plural.of(result.solutions(), "solution"),
                        Plural.of(result.fits().orElseThrow().sum(), "fit"),
                        difficulty));
        for (Stage stage : Stage.values()) {
            text.line("# seconds to %-8s %.3f", stage.label(), stopwatch.seconds(stage));
        }
        text.line("# seconds in all     %.3f", stopwatch.total());
        if (!result.complete()) {
            text.line("# stopped before the end of the search");
        }
        return text.toString();
    }

    private static void appendCounts(ReportText text, SearchResult result) {
        for (LevelCounter counter : result.counters()) {
            if (counter.isOfTriggerOrFilter()) {
                continue;
            }
            boolean areAttempts = counter.name().equals(LevelCounter.ATTEMPTS);
            text.line(
                    "# Number of %s when N pieces were left to be placed:",
                    areAttempts ? "placement attempts" : counter.name());
            String label = counter.name().toUpperCase(Locale.ROOT);
            for (int left = 1; left < counter.levels(); left++) {
                text.line("%s[%2d]=%" + (22 - label.length()) + "d", label, left, counter.at(left));
            }
        }
        if (result.attempts().isPresent() && result.fits().isPresent()) {
            LevelCounter attempts = result.attempts().get();
            LevelCounter fits = result.fits().get();
            text.line("# attempts %d, fits %d, no-fits %d", attempts.sum(), fits.sum(), attempts.sum() - fits.sum());
        } else {
            result.fits().ifPresent(fits -> text.line("# fits %d", fits.sum()));
        }
    }

    private static void appendTable(ReportText text, SearchJob job, LevelTable table) {
        text.lines(table.text());
        if (job.chosen().edges().isEmpty() && table.freePiecesAtFit().isPresent()) {
            ImageCatalog catalog = job.chosen().packing().search().catalog();
            double free = table.freePiecesAtFit().getAsDouble();
            double orientations = catalog.meanOrientations();
            text.line(
                    "# free pieces: on average %.2f where one fits, x %.2f orientations = %.1f images; %.2f at a target",
                    free,
                    orientations,
                    free * orientations,
                    table.freePiecesAtTarget().orElse(0));
        }
    }

    /**
     * Returns a table of the actions of backtrack triggers and image filters by the number of pieces left, as comments: of a
     * trigger the placements after which it ended the branch, of a filter the images that it removed. The text is empty if
     * there are no counters.
     *
     * @param counters the counters of triggers and filters, all with the levels of one search
     */
    static String triggers(List<LevelCounter> counters) {
        if (counters.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        text.append("# Placements after which a trigger turned back, images that a filter removed:\n#   p");
        counters.forEach(counter -> text.append(column(counter.name())));
        for (int left = 1; left < counters.get(0).levels(); left++) {
            int level = left;
            text.append(String.format(Locale.ROOT, "\n# %3d", level));
            counters.forEach(counter -> text.append(column(String.valueOf(counter.at(level)))));
        }
        text.append("\n# all");
        counters.forEach(counter -> text.append(column(String.valueOf(counter.sum()))));
        return text.append('\n').toString();
    }

    private static String column(String cell) {
        return String.format(Locale.ROOT, "  %14s", cell);
    }
}
