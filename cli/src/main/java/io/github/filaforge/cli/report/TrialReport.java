package io.github.filaforge.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.run.Trial;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.text.Plural;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;

/** Writes the results of the trials of a sampled search, with 95 % confidence intervals. */
public final class TrialReport {

    private static final double PERCENT = 100;

    private final List<Trial> trials;

    /**
     * @param trials the trials, at least one
     */
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
        StringBuilder text = new StringBuilder();
        for (int trial = 0; trial < trials.size(); trial++) {
            Trial made = trials.get(trial);
            line(
                    text,
                    "# trial %d: %s, %s, %.4f s",
                    trial + 1,
                    Plural.of(made.solutions(), "solution"),
                    Plural.of(made.fits(), "fit"),
                    made.seconds());
        }
        return text.toString();
    }

    /** Returns the summary of all trials as comments. Each line ends with a line feed. */
    public String summary() {
        StringBuilder text = new StringBuilder();
        line(
                text,
                "# %s: %s, %s, %.3f s; with 95 %% confidence",
                Plural.of(trials.size(), "trial"),
                Plural.of(solutions(), "solution"),
                Plural.of(fits(), "fit"),
                seconds());
        line(text, "#   solutions a trial  %s", text(mean(Trial::solutions)));
        line(text, "#   fits a trial       %s", text(mean(Trial::fits)));
        line(text, "#   seconds a trial    %s", text(mean(Trial::seconds)));
        line(text, "#   solutions a second %s", text(rate()));
        List<LevelCounter> counters = triggersAndFilters();
        for (int index = 0; index < counters.size(); index++) {
            int each = index;
            line(
                    text,
                    "#   %-18s in %d of %s (%.1f +- %.1f %%), %s a trial",
                    counters.get(each).name(),
                    trials.stream().filter(trial -> count(trial, each) > 0).count(),
                    Plural.of(trials.size(), "trial"),
                    PERCENT * share(each).mean(),
                    PERCENT * share(each).half(),
                    text(mean(trial -> count(trial, each))));
        }
        text.append(TriggerTable.text(counters));
        return text.toString();
    }

    /** Returns the sums of the counters of all trials. */
    private List<LevelCounter> triggersAndFilters() {
        return trials.stream().map(Trial::triggersAndFilters).reduce(List.of(), LevelCounter::sums);
    }

    /**
     * Returns the number of actions of a trigger or filter in a trial.
     *
     * @param counter the index of its counter
     */
    private static long count(Trial trial, int counter) {
        return trial.triggersAndFilters().get(counter).sum();
    }

    /**
     * Returns the share of the trials in which a trigger or filter took any action.
     *
     * @param counter the index of its counter
     */
    private Estimate share(int counter) {
        return mean(trial -> count(trial, counter) > 0 ? 1 : 0);
    }

    /**
     * Returns the summary as one line of JSON, without a line feed.
     *
     * @param puzzle the name of the puzzle
     * @param options the options of the search
     * @param switchNumber the number of a range in the order for which this is the sample; empty if there is no range
     * @param cause the reason why the sampling ended
     */
    public String json(String puzzle, String options, OptionalInt switchNumber, StopCause cause) {
        return JsonLine.of(json -> {
            json.writeStringField("puzzle", puzzle);
            json.writeStringField("options", options);
            if (switchNumber.isPresent()) {
                json.writeNumberField("switchNumber", switchNumber.getAsInt());
            }
            json.writeNumberField("trials", trials.size());
            json.writeNumberField("solutions", solutions());
            JsonReport.writeEnd(json, cause);
            json.writeNumberField("fits", fits());
            writeInterval(json, "solutionsPerTrial", mean(Trial::solutions));
            writeInterval(json, "fitsPerTrial", mean(Trial::fits));
            writeInterval(json, "secondsPerTrial", mean(Trial::seconds));
            writeInterval(json, "solutionsPerSecond", rate());
            List<LevelCounter> counters = triggersAndFilters();
            for (int index = 0; index < counters.size(); index++) {
                int each = index;
                String field = JsonReport.field(counters.get(index));
                json.writeNumberField(field, counters.get(index).sum());
                writeInterval(json, field + "PerTrial", mean(trial -> count(trial, each)));
                writeInterval(json, field + "Trials", share(each));
            }
        });
    }

    private static void writeInterval(JsonGenerator json, String name, Estimate estimate) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeNumberField("mean", estimate.mean());
        if (Double.isFinite(estimate.half())) {
            json.writeNumberField("confidence95", estimate.half());
        }
        json.writeEndObject();
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
