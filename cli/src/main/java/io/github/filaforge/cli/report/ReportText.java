package io.github.filaforge.cli.report;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Locale;

/** The text of a report while it is written. Each line ends with a line feed. */
final class ReportText {

    /** The number of digits from which on a number is rounded. */
    private static final int MOST_DIGITS = 45;

    private static final MathContext ROUNDED = new MathContext(4);

    private final StringBuilder text = new StringBuilder();

    /** Returns the digits of a number in groups of three, or the first four digits and a power of ten if it is very large. */
    static String number(BigInteger number) {
        boolean isShort = number.bitLength() * Math.log10(2) < MOST_DIGITS;
        return isShort
                ? String.format(Locale.ROOT, "%,d", number)
                : new BigDecimal(number).round(ROUNDED).toString().replace("E+", "e");
    }

    /** Adds a line by the format of {@code String.format}, without a line feed, and its arguments. */
    void line(String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }

    /** Adds a line as it is, without a line feed. */
    void plain(String line) {
        text.append(line).append('\n');
    }

    /** Adds lines, each of which ends with a line feed. */
    void lines(String lines) {
        text.append(lines);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
