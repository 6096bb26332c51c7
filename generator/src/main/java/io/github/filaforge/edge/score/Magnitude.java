package io.github.filaforge.edge.score;

import java.util.Locale;

/**
 * A number that may be larger than the range of a double, such as the number of partial fillings of a board, stored as its
 * logarithm.
 *
 * @param ln its natural logarithm; negative infinity for 0
 */
public record Magnitude(double ln) {

    public static final Magnitude ZERO = new Magnitude(Double.NEGATIVE_INFINITY);

    private static final double LN_10 = Math.log(10);

    /** The limit below which numbers are written without a power of ten. */
    private static final double PLAIN = 1e6;

    public Magnitude {
        if (Double.isNaN(ln)) {
            throw new IllegalArgumentException("no number");
        }
    }

    /** Returns the number itself, or infinity if no double holds it. */
    public double value() {
        return Math.exp(ln);
    }

    public boolean isZero() {
        return ln == Double.NEGATIVE_INFINITY;
    }

    public Magnitude plus(Magnitude other) {
        double most = Math.max(ln, other.ln);
        return most == Double.NEGATIVE_INFINITY
                ? ZERO
                : new Magnitude(most + Math.log1p(Math.exp(Math.min(ln, other.ln) - most)));
    }

    /** Returns this number divided by another; infinite if the other is 0. */
    public Magnitude over(Magnitude other) {
        return other.isZero() ? new Magnitude(Double.POSITIVE_INFINITY) : new Magnitude(ln - other.ln);
    }

    /** Returns the number with four digits, as in 7.845E13; from 0.001 to a million without a power of ten. */
    public String text() {
        double value = value();
        if (isZero() || Double.isInfinite(ln)) {
            return isZero() ? "0" : "infinite";
        }
        if (value >= 0.001 && value < PLAIN) {
            int digits = (int) Math.max(0, 3 - Math.floor(ln / LN_10));
            return String.format(Locale.ROOT, "%." + digits + "f", value);
        }
        long power = (long) Math.floor(ln / LN_10);
        double mantissa = Math.exp(ln - power * LN_10);
        if (mantissa >= 9.9995) {
            mantissa /= 10;
            power++;
        }
        return String.format(Locale.ROOT, "%.3fE%d", mantissa, power);
    }
}
