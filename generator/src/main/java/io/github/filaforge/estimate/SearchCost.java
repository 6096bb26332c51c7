package io.github.filaforge.estimate;

import io.github.filaforge.estimate.FitSampler.Estimate;
import java.util.Locale;

/**
 * What a search is expected to cost.
 *
 * @param fits the estimated number of fits
 * @param seconds the time that these take on the machine where the costs of a fit were measured
 */
public record SearchCost(Estimate fits, double seconds) {

    /**
     * Nanoseconds for a fit of a sieve, for each word of images. Measured: 10x6 6.1 ns (one word, a window of one word),
     * 18x5 9.4 ns (one word, a window of two), Tetris Cube 24 ns (four words).
     */
    private static final double SIEVE_NANOS_PER_WORD = 6;

    private static final double WIDE_WINDOW = 1.5;

    /** Nanoseconds for a fit of FILA with lists in arrays. Measured: 10x6 29.6 ns. */
    private static final double LIST_NANOS = 30;

    /**
     * Nanoseconds for a fit of a dynamic sieve. Measured: Tetris Cube and Bedlam Cube 38 ns, PT12 50 ns; but the estimate
     * misses a fifth to a third of the fits, as it does not stop counting at the first few.
     */
    private static final double DYNAMIC_NANOS = 53;

    /** What the first fits cost more, as long as the JIT has not compiled the search: 10x6 takes 28 ms, not 13. */
    private static final double COLD_NANOS = 25;

    private static final double MOST_COLD_SECONDS = 0.02;

    /** A search of one fit takes this. */
    private static final double LEAST_SECONDS = 0.004;

    /** A week. */
    private static final double ENDLESS_SECONDS = 7 * 24 * 3600;

    private static final double LONG_SECONDS = 60;

    private static final double NANOS_PER_SECOND = 1e9;

    private static SearchCost of(Estimate fits, double nanos) {
        double cold = Math.min(MOST_COLD_SECONDS, fits.fits() * COLD_NANOS / NANOS_PER_SECOND);
        return new SearchCost(fits, LEAST_SECONDS + cold + fits.fits() * nanos / NANOS_PER_SECOND);
    }

    /**
     * The cost of a sieve.
     *
     * @param imageWords the number of words of images
     * @param windowWords the number of words of the occupancy that it looks at
     */
    public static SearchCost ofSieve(Estimate fits, int imageWords, int windowWords) {
        return of(fits, imageWords * SIEVE_NANOS_PER_WORD * (windowWords > 1 ? WIDE_WINDOW : 1));
    }

    /** The cost of FILA with its lists in arrays. */
    public static SearchCost ofLists(Estimate fits) {
        return of(fits, LIST_NANOS);
    }

    /** The cost of a dynamic sieve. */
    public static SearchCost ofDynamicSieve(Estimate fits) {
        return of(fits, DYNAMIC_NANOS);
    }

    /**
     * Whether the search takes so long that it will hardly be made to its end: what counts is how soon it finds
     * something.
     */
    public boolean isEndless() {
        return seconds > ENDLESS_SECONDS;
    }

    /** Whether the search takes so long that a few solutions are better looked for in another way. */
    public boolean isLong() {
        return seconds > LONG_SECONDS;
    }

    /** Whether two standard errors of the logarithm more are still less than so many seconds. */
    public boolean isBelow(double most) {
        return seconds * Math.exp(2 * error()) < most;
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
        return fits.error() / fits.fits();
    }

    /** In words. */
    public String text() {
        return String.format(Locale.ROOT, "%.3g fits (standard error %.0f %%), %s", fits.fits(), 100 * error(), time());
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
