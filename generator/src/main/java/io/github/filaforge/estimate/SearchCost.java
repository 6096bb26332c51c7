package io.github.filaforge.estimate;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/**
 * What a search is expected to cost.
 *
 * @param fits the estimated number of fits
 * @param seconds the time that these take on the machine where the costs of a fit were measured
 */
public record SearchCost(Estimate fits, double seconds) {

    /** Nanoseconds for a fit of FILA with lists in arrays, to which others compare. Measured: 10x6 29.6 ns. */
    public static final double LIST_NANOS = 30;

    /** What the first fits cost more, as long as the JIT has not compiled the search: 10x6 takes 28 ms, not 13. */
    private static final double COLD_NANOS = 25;

    private static final double MOST_COLD_SECONDS = 0.02;

    /** A search of one fit takes this. */
    private static final double LEAST_SECONDS = 0.004;

    /** A week: the one limit beyond which a search is not expected to come to its end. */
    private static final double ENDLESS_SECONDS = 7 * 24 * 3600;

    /** Targets that are chosen have never saved more of the fits of a fixed order. */
    private static final double MOST_SAVED = 1000;

    private static final double LONG_SECONDS = 60;

    private static final double SHORT_SECONDS = 0.3;

    /** Larger numbers are told with an exponent. */
    private static final double MOST_READABLE = 1e12;

    private static final double NANOS_PER_SECOND = 1e9;

    /**
     * The cost of some fits.
     *
     * @param nanos the nanoseconds that each takes once the JIT is done
     */
    public static SearchCost of(Estimate fits, double nanos) {
        double cold = Math.min(MOST_COLD_SECONDS, fits.mean() * COLD_NANOS / NANOS_PER_SECOND);
        return new SearchCost(fits, LEAST_SECONDS + cold + fits.mean() * nanos / NANOS_PER_SECOND);
    }

    /**
     * Whether the search takes so long that it will hardly be made to its end: what counts is how soon it finds
     * something.
     */
    public boolean isEndless() {
        return seconds > ENDLESS_SECONDS;
    }

    /** Whether it would be endless even if another choice of targets saved all but a thousandth of its fits. */
    public boolean isHopeless() {
        return seconds > ENDLESS_SECONDS * MOST_SAVED;
    }

    /** Whether the search takes so long that a few solutions are better looked for in another way. */
    public boolean isLong() {
        return seconds > LONG_SECONDS;
    }

    /** Whether the search is over before a second thread is of use. */
    public boolean isShort() {
        return seconds < SHORT_SECONDS;
    }

    /** Whether two standard errors of the logarithm more are still less than so many seconds. */
    public boolean isBelow(double most) {
        return seconds * Math.exp(2 * error()) < most;
    }

    /** Whether two standard errors of the logarithm less are still more than so many seconds. */
    public boolean isAbove(double least) {
        return seconds * Math.exp(-2 * error()) > least;
    }

    /**
     * Whether the two costs differ by so much that larger samples would hardly show them the other way round: by more
     * than two standard errors of the logarithm of their ratio.
     */
    public boolean isClearOf(SearchCost other) {
        return Math.abs(Math.log(seconds / other.seconds)) > 2 * Math.hypot(error(), other.error());
    }

    /** The standard error as a share of the fits, which is about that of their logarithm. */
    private double error() {
        return fits.error() / fits.mean();
    }

    /** In words. */
    public String text() {
        return String.format(
                Locale.ROOT, "%s fits (standard error %.0f %%), %s", rounded(fits.mean()), 100 * error(), time());
    }

    /** Three digits of a number, as a person writes it while it can be read. */
    private static String rounded(double number) {
        return number < MOST_READABLE
                ? String.format(Locale.ROOT, "%,.0f", new BigDecimal(number).round(new MathContext(3)))
                : String.format(Locale.ROOT, "%.2e", number);
    }

    /** The seconds in words; years if it is so many. */
    public String time() {
        double years = seconds / (365.25 * 24 * 3600);
        if (years >= 1) {
            return String.format(Locale.ROOT, "%.2g years", years);
        }
        return String.format(Locale.ROOT, seconds < 100 ? "%.3f s" : "%.0f s", seconds);
    }
}
