package io.github.filaforge.report;

import io.github.filaforge.image.FilterStep;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.run.LevelCount;
import java.util.Locale;

/** Writes what {@code -i} tells of a solved puzzle: comments, and then the counts in the form of the articles. */
public final class StatisticsReport {

    private StatisticsReport() {}

    /** The lines, each ending with a line feed. */
    public static String text(SolveReport report) {
        SearchPlan plan = report.plan();
        StringBuilder text = new StringBuilder();
        line(
                text,
                "# puzzle %s: box %s, %d cells, %d pieces of %d shapes",
                plan.puzzle().name(),
                plan.puzzle().box(),
                plan.order().size(),
                plan.pieces(),
                plan.shapes().size());
        line(
                text,
                "# strategy %s (%s)",
                report.strategy().emitter().strategy(),
                report.strategy().reason());
        report.strategy().cost().ifPresent(cost -> line(text, "# expected: %s", cost.text()));
        line(text, "# options %s", report.options());
        for (FilterStep step : plan.catalog().steps()) {
            line(text, "# %s: %d of %d images left", step.filter(), step.after(), step.before());
        }
        line(text, "# roots: %d", plan.roots().size());
        if (plan.canonicalTest().isPresent()) {
            line(
                    text,
                    "# symmetric copies are removed by comparing each solution under %d symmetries",
                    plan.canonicalTest().get().symmetries().order());
        }
        line(
                text,
                "# solver: %d bytes of class files, largest method %s with %d bytes",
                report.size().bytes(),
                report.size().largestMethodName(),
                report.size().largestMethod());
        if (report.search().counted()) {
            appendCounts(text, report);
        }
        for (Stage stage : Stage.values()) {
            line(
                    text,
                    "# seconds to %-8s %.3f",
                    stage.label(),
                    report.stopwatch().seconds(stage));
        }
        line(text, "# seconds in all     %.3f", report.stopwatch().total());
        if (!report.search().complete()) {
            line(text, "# stopped before the end of the search");
        }
        return text.toString();
    }

    private static void appendCounts(StringBuilder text, SolveReport report) {
        line(text, "# Number of placement attempts when N pieces were left to be placed:");
        for (LevelCount count : report.search().byPiecesLeft()) {
            line(text, "ATTEMPTS[%2d]=%14d", count.left(), count.attempts());
        }
        line(text, "# Number of fits when N pieces were left to be placed:");
        for (LevelCount count : report.search().byPiecesLeft()) {
            line(text, "FITS[%2d]=%18d", count.left(), count.fits());
        }
        long attempts = report.search().attempts();
        long fits = report.search().fits();
        line(text, "# attempts %d, fits %d, no-fits %d", attempts, fits, attempts - fits);
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
