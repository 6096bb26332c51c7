package io.github.filaforge.cli.report;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.run.Trial;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.text.Plural;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;

/** Writes the results of the trials of a sampled search, with 95 % confidence intervals. */
public final class TrialReport {

    private static final double PERCENT = 100;

    private final List<Trial> trials;

    /** Makes the report of one trial or more. */
    public TrialReport(List<Trial> trials) {
        this.trials = List.copyOf(trials);
    }

    /** Returns the number of solutions of all trials. */
    public long solutions() {
        return trials.stream().mapToLong(Trial::solutions).sum();
    }

    /** Returns the number of trials. */
    public int trials() {
        return trials.size();
    }

    /** Returns the number of fits of all trials. */
    long fits() {
        return trials.stream().mapToLong(Trial::fits).sum();
    }

    /** Returns the time of all trials in seconds. */
    double seconds() {
        return trials.stream().mapToDouble(Trial::seconds).sum();
    }

    private Estimate mean(ToDoubleFunction<Trial> figure) {
        return Estimate.of(figures(figure));
    }

    /** Returns the number of solutions per second. */
    Estimate rate() {
        return Estimate.ofRatio(figures(Trial::solutions), figures(Trial::seconds));
    }

    private double[] figures(ToDoubleFunction<Trial> figure) {
        return trials.stream().mapToDouble(figure).toArray();
    }

    private static String text(Estimate estimate) {
        return String.format(Locale.ROOT, "%.4g +- %.4g", estimate.mean(), estimate.half());
    }

    /** Returns a line for each trial. Each line ends with a line feed. */
    public String eachTrial() {
        ReportText text = new ReportText();
        for (int trial = 0; trial < trials.size(); trial++) {
            Trial made = trials.get(trial);
            text.line(
                    "# trial %d: %s, %s, %.4f s",
                    trial + 1, Plural.of(made.solutions(), "solution"), Plural.of(made.fits(), "fit"), made.seconds());
        }
        return text.toString();
    }

    /** Returns the summary of all trials as comments. Each line ends with a line feed. */
    public String summary() {
        ReportText text = new ReportText();
        text.line(
                "# %s: %s, %s, %.3f s; with 95 %% confidence",
                Plural.of(trials.size(), "trial"),
                Plural.of(solutions(), "solution"),
                Plural.of(fits(), "fit"),
                seconds());
        text.line("#   solutions a trial  %s", text(mean(Trial::solutions)));
        text.line("#   fits a trial       %s", text(mean(Trial::fits)));
        text.line("#   seconds a trial    %s", text(mean(Trial::seconds)));
        text.line("#   solutions a second %s", text(rate()));
        List<LevelCounter> counters = triggersAndFilters();
        for (int index = 0; index < counters.size(); index++) {
            int each = index;
            text.line(
                    "#   %-18s in %d of %s (%.1f +- %.1f %%), %s a trial",
                    counters.get(each).name(),
                    trials.stream().filter(trial -> count(trial, each) > 0).count(),
                    Plural.of(trials.size(), "trial"),
                    PERCENT * share(each).mean(),
                    PERCENT * share(each).half(),
                    text(mean(trial -> count(trial, each))));
        }
        text.lines(StatisticsReport.triggers(counters));
        return text.toString();
    }

    /** Returns the sums of the counters of all trials. */
    private List<LevelCounter> triggersAndFilters() {
        return trials.stream().map(Trial::triggersAndFilters).reduce(List.of(), LevelCounter::sums);
    }

    /** Returns the number of actions in a trial of the trigger or filter whose counter has an index. */
    private static long count(Trial trial, int counter) {
        return trial.triggersAndFilters().get(counter).sum();
    }

    /** Returns the share of the trials in which the trigger or filter whose counter has an index took any action. */
    private Estimate share(int counter) {
        return mean(trial -> count(trial, counter) > 0 ? 1 : 0);
    }

    /**
     * Returns the summary as one line of JSON, without a line feed.
     *
     * @param switchNumber the number of a range in the order for which this is the sample; empty if there is no range
     * @param cause the reason why the sampling ended
     */
    public String json(String puzzle, String options, OptionalInt switchNumber, StopCause cause) {
        Map<String, Object> fields = JsonObject.of("puzzle", puzzle, "options", options);
        switchNumber.ifPresent(number -> fields.put("switchNumber", number));
        fields.put("trials", trials.size());
        fields.putAll(JsonReport.found(solutions(), cause));
        fields.put("fits", fits());
        fields.put("solutionsPerTrial", interval(mean(Trial::solutions)));
        fields.put("fitsPerTrial", interval(mean(Trial::fits)));
        fields.put("secondsPerTrial", interval(mean(Trial::seconds)));
        fields.put("solutionsPerSecond", interval(rate()));
        List<LevelCounter> counters = triggersAndFilters();
        for (int index = 0; index < counters.size(); index++) {
            int each = index;
            String field = JsonReport.field(counters.get(index));
            fields.put(field, counters.get(index).sum());
            fields.put(field + "PerTrial", interval(mean(trial -> count(trial, each))));
            fields.put(field + "Trials", interval(share(each)));
        }
        return JsonLine.of(fields);
    }

    private static Map<String, Object> interval(Estimate estimate) {
        Map<String, Object> fields = JsonObject.of("mean", estimate.mean());
        if (Double.isFinite(estimate.half())) {
            fields.put("confidence95", estimate.half());
        }
        return fields;
    }
}
