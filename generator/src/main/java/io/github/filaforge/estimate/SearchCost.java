package io.github.filaforge.estimate;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/**
 * The expected cost of a search.
 *
 * @param fits the estimated number of fits
 * @param seconds the time of these fits in seconds, on the machine where the costs of a fit were measured
 */
public record SearchCost(Estimate fits, double seconds) {

    /**
     * Nanoseconds for a fit of FILA with lists in arrays, with which other strategies are compared. Measured: 10x6 29.6 ns.
     */
    public static final double LIST_NANOS = 30;

    /** The additional nanoseconds of a fit until the JIT has compiled the search: 10x6 takes 28 ms, not 13. */
    private static final double COLD_NANOS = 25;

    private static final double MOST_COLD_SECONDS = 0.02;

    /** The time of a search with one fit. */
    private static final double LEAST_SECONDS = 0.004;

    /** A week, above which a search is not expected to reach its end. */
    private static final double ENDLESS_SECONDS = 7 * 24 * 3600;

    /** The greatest factor by which chosen targets have ever reduced the fits of a fixed order. */
    private static final double MOST_SAVED = 1000;

    private static final double LONG_SECONDS = 60;

    private static final double SHORT_SECONDS = 0.3;

    /** Numbers above this are written with an exponent. */
    private static final double MOST_READABLE = 1e12;

    private static final double NANOS_PER_SECOND = 1e9;

    /**
     * Returns the cost of some fits.
     *
     * @param nanos the nanoseconds of a fit after the JIT
     */
    public static SearchCost of(Estimate fits, double nanos) {
        double cold = Math.min(MOST_COLD_SECONDS, fits.mean() * COLD_NANOS / NANOS_PER_SECOND);
        return new SearchCost(fits, LEAST_SECONDS + cold + fits.mean() * nanos / NANOS_PER_SECOND);
    }

    /**
     * Returns true if the search takes so long that it will hardly reach its end. Then only the time to its first solutions
     * matters.
     */
    public boolean isEndless() {
        return seconds > ENDLESS_SECONDS;
    }

    /** Returns true if the search would be endless even if other targets saved all but a thousandth of its fits. */
    public boolean isHopeless() {
        return seconds > ENDLESS_SECONDS * MOST_SAVED;
    }

    /** Returns true if the search takes so long that a few solutions should be searched for in another way. */
    public boolean isLong() {
        return seconds > LONG_SECONDS;
    }

    /** Returns true if the search is over before a second thread is of use. */
    public boolean isShort() {
        return seconds < SHORT_SECONDS;
    }

    /** Returns true if the time is below a number of seconds even with two standard errors of the logarithm added. */
    public boolean isBelow(double most) {
        return seconds * Math.exp(2 * error()) < most;
    }

    /** Returns true if the time is above a number of seconds even with two standard errors of the logarithm subtracted. */
    public boolean isAbove(double least) {
        return seconds * Math.exp(-2 * error()) > least;
    }

    /**
     * Returns true if two costs differ so much that larger samples would hardly reverse their order: by more than two
     * standard errors of the logarithm of their ratio.
     */
    public boolean isClearOf(SearchCost other) {
        return Math.abs(Math.log(seconds / other.seconds)) > 2 * Math.hypot(error(), other.error());
    }

    /** Returns the standard error as a fraction of the fits, which is about the standard error of their logarithm. */
    private double error() {
        return fits.error() == 0 ? 0 : fits.error() / fits.mean();
    }

    // Browsers run the methods below too. Their String.format has no %e and no %g, and fails at a value behind %%.

    public String text() {
        return rounded(fits.mean()) + " fits (standard error " + String.format(Locale.ROOT, "%.0f", 100 * error())
                + " %), " + time();
    }

    /** Returns a number with three significant digits, without an exponent unless it is very large. */
    private static String rounded(double number) {
        return number < MOST_READABLE
                ? String.format(Locale.ROOT, "%,.0f", new BigDecimal(number).round(new MathContext(3)))
                : withExponent(BigDecimal.valueOf(number).round(new MathContext(3)), 3);
    }

    /** Returns the time in words: in seconds, or in years if it is at least one. */
    public String time() {
        double years = seconds / (365.25 * 24 * 3600);
        if (years >= 1) {
            return yearsText(years) + " years";
        }
        return String.format(Locale.ROOT, seconds < 100 ? "%.3f s" : "%.0f s", seconds);
    }

    /** Returns a number of years with two significant digits. */
    private static String yearsText(double years) {
        BigDecimal two = BigDecimal.valueOf(years).round(new MathContext(2));
        return two.compareTo(BigDecimal.valueOf(100)) >= 0
                ? withExponent(two, 2)
                : String.format(Locale.ROOT, two.compareTo(BigDecimal.TEN) < 0 ? "%.1f" : "%.0f", two);
    }

    /** Returns a rounded number as one digit, a point, the other digits, and the exponent, as in {@code 1.23e+20}. */
    private static String withExponent(BigDecimal rounded, int digits) {
        String number = rounded.unscaledValue() + "0".repeat(digits);
        int exponent = rounded.precision() - rounded.scale() - 1;
        return number.charAt(0) + "." + number.substring(1, digits) + "e+" + (exponent < 10 ? "0" : "") + exponent;
    }
}
