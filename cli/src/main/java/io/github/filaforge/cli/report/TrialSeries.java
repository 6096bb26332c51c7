package io.github.filaforge.cli.report;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.picture.SeriesPicture;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * A series of samples of one search. Each sample has another number of pieces left from which on a heuristic is used. The
 * series is written as a table and a chart.
 */
public final class TrialSeries {

    private static final String ROW = "%8s %8s %10s %15s %10s %12s %10s";

    private final String title;
    private final String letter;
    private final List<Sampled> samples = new ArrayList<>();

    /** The sample with one number of pieces left. */
    private record Sampled(int number, Estimate rate) {}

    /**
     * Makes a series without a sample.
     *
     * @param title the puzzle and the settings that all samples share
     * @param letter the letter for the number of pieces left
     */
    public TrialSeries(String title, String letter) {
        this.title = title;
        this.letter = letter;
    }

    /**
     * Adds a sample.
     *
     * @param number the number of pieces left from which on the heuristic is used
     */
    public void add(int number, TrialReport report) {
        samples.add(new Sampled(number, report.rate()));
    }

    /** Returns the number of samples. */
    public int size() {
        return samples.size();
    }

    /** Returns the lines above the rows of the table, without a line feed at the end. */
    public String head() {
        return title + "\n\n"
                + String.format(
                        Locale.ROOT, ROW, letter, "trials", "solutions", "fits", "seconds", "solutions/s", "+- (95 %)");
    }

    /** Returns the row of a sample, without a line feed. */
    public static String row(int number, TrialReport report) {
        Estimate rate = report.rate();
        return String.format(
                Locale.ROOT,
                ROW,
                number,
                String.format(Locale.ROOT, "%,d", report.trials()),
                String.format(Locale.ROOT, "%,d", report.solutions()),
                String.format(Locale.ROOT, "%,d", report.fits()),
                String.format(Locale.ROOT, "%.3f", report.seconds()),
                digits(rate.mean()),
                Double.isFinite(rate.half()) ? digits(rate.half()) : "-");
    }

    private static String digits(double figure) {
        return String.format(Locale.ROOT, "%.4g", figure);
    }

    /** Returns a line about the sample with the most solutions per second. There has to be a sample. */
    public String best() {
        Sampled best = samples.stream()
                .max(Comparator.comparingDouble(sampled -> sampled.rate().mean()))
                .orElseThrow();
        return best.rate().mean() == 0
                ? "no sample found a solution"
                : "most solutions a second with " + letter + " = " + best.number() + ": " + text(best.rate());
    }

    private static String text(Estimate rate) {
        return Double.isFinite(rate.half()) ? digits(rate.mean()) + " +- " + digits(rate.half()) : digits(rate.mean());
    }

    /** Returns a chart of the solutions per second by the number of pieces left. There has to be a sample. */
    public SeriesPicture picture() {
        return new SeriesPicture(
                title,
                letter + ", the number of pieces left",
                "solutions a second",
                samples.stream()
                        .map(sampled -> new SeriesPicture.Point(
                                sampled.number(),
                                sampled.rate().mean(),
                                sampled.rate().half(),
                                letter + " = " + sampled.number() + ": " + text(sampled.rate())
                                        + " solutions a second"))
                        .toList());
    }
}
