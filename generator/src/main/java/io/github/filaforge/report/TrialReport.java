package io.github.filaforge.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.filaforge.run.Trial;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** Tells what came out of the trials of a sampled search, with 95 % confidence intervals. */
public final class TrialReport {

    /** Standard errors on either side of a mean between which it lies with a chance of 95 %. */
    private static final double CONFIDENCE = 1.96;

    private final List<Trial> trials;

    /**
     * @param trials the trials, at least one
     */
    public TrialReport(List<Trial> trials) {
        this.trials = List.copyOf(trials);
    }

    /** A mean and how far it may be off. */
    private record Interval(double mean, double half) {

        private String text(String format) {
            return String.format(Locale.ROOT, format + " +- " + format, mean, half);
        }
    }

    private Interval mean(ToDoubleFunction<Trial> figure) {
        double mean = trials.stream().mapToDouble(figure).average().orElse(0);
        return new Interval(mean, half(trial -> figure.applyAsDouble(trial) - mean));
    }

    /** Solutions a second; the interval is that of a ratio of two means, by the deviations from it. */
    private Interval rate() {
        double seconds = trials.stream().mapToDouble(Trial::seconds).sum();
        double rate = trials.stream().mapToLong(Trial::solutions).sum() / seconds;
        double meanSeconds = seconds / trials.size();
        return new Interval(rate, half(trial -> (trial.solutions() - rate * trial.seconds()) / meanSeconds));
    }

    private double half(ToDoubleFunction<Trial> deviation) {
        double squares =
                trials.stream().mapToDouble(deviation).map(each -> each * each).sum();
        return trials.size() < 2
                ? Double.POSITIVE_INFINITY
                : CONFIDENCE * Math.sqrt(squares / (trials.size() - 1) / trials.size());
    }

    /** A line for each trial. */
    public String eachTrial() {
        StringBuilder text = new StringBuilder();
        for (int trial = 0; trial < trials.size(); trial++) {
            Trial made = trials.get(trial);
            line(
                    text,
                    "# trial %d: %d solutions, %d fits, %.4f s",
                    trial + 1,
                    made.solutions(),
                    made.fits(),
                    made.seconds());
        }
        return text.toString();
    }

    /** The summary. */
    public String summary() {
        StringBuilder text = new StringBuilder();
        double seconds = trials.stream().mapToDouble(Trial::seconds).sum();
        line(
                text,
                "# %d trials: %d solutions, %d fits, %.3f s; with 95 %% confidence",
                trials.size(),
                trials.stream().mapToLong(Trial::solutions).sum(),
                trials.stream().mapToLong(Trial::fits).sum(),
                seconds);
        line(text, "#   solutions a trial  %s", mean(Trial::solutions).text("%.4g"));
        line(text, "#   fits a trial       %s", mean(Trial::fits).text("%.4g"));
        line(text, "#   seconds a trial    %s", mean(Trial::seconds).text("%.4g"));
        line(text, "#   solutions a second %s", rate().text("%.4g"));
        return text.toString();
    }

    /** The same as one line of JSON, without a line feed. */
    public String json(String puzzle, String options) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(line)) {
            json.writeStartObject();
            json.writeStringField("puzzle", puzzle);
            json.writeStringField("options", options);
            json.writeNumberField("trials", trials.size());
            json.writeNumberField(
                    "solutions", trials.stream().mapToLong(Trial::solutions).sum());
            json.writeNumberField("fits", trials.stream().mapToLong(Trial::fits).sum());
            writeInterval(json, "solutionsPerTrial", mean(Trial::solutions));
            writeInterval(json, "fitsPerTrial", mean(Trial::fits));
            writeInterval(json, "secondsPerTrial", mean(Trial::seconds));
            writeInterval(json, "solutionsPerSecond", rate());
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }

    private static void writeInterval(JsonGenerator json, String name, Interval interval) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeNumberField("mean", interval.mean());
        if (Double.isFinite(interval.half())) {
            json.writeNumberField("confidence95", interval.half());
        }
        json.writeEndObject();
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
