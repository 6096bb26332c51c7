package io.github.filaforge.runtime;

import java.util.Locale;

/** Numbers of bytes as they are written on a command line, and as a person reads them. */
public final class MemorySize {

    /** What is wrong with a text that is none, after the name of the option. */
    public static final String RULE = " takes a size as 500m or 3g";

    private static final String UNITS = "kmgt";
    private static final int UNIT_BITS = 10;
    private static final double GIGABYTE = 1 << 30;

    /** Below this, two numbers of whole megabytes look alike that are not. */
    private static final long FINE = 10 << 20;

    private MemorySize() {}

    /** The number of bytes in a text of digits with k, m, g or t behind them; 0 if it is none. */
    public static long parse(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        int digits = 0;
        while (digits < lower.length() && lower.charAt(digits) >= '0' && lower.charAt(digits) <= '9') {
            digits++;
        }
        String unit = lower.substring(digits);
        int shift = unit.length() == 1 ? (UNITS.indexOf(unit) + 1) * UNIT_BITS : 0;
        // A number alone is more likely meant as gigabytes than as bytes.
        if (digits == 0 || digits > 18 || shift == 0) {
            return 0;
        }
        long number = Long.parseLong(lower.substring(0, digits));
        return number > Long.MAX_VALUE >> shift ? 0 : number << shift;
    }

    /** A number of bytes, as in "2.1 GB". Whole units are rounded down. */
    public static String text(long bytes) {
        return text(bytes, false);
    }

    /** A number of bytes that are needed, in the same words, but rounded up. */
    public static String neededText(long bytes) {
        return text(bytes, true);
    }

    private static String text(long bytes, boolean isRoundedUp) {
        if (bytes >= GIGABYTE) {
            double tenths = bytes / GIGABYTE * 10;
            return String.format(Locale.ROOT, "%.1f GB", (isRoundedUp ? Math.ceil(tenths) : tenths) / 10);
        }
        int shift = bytes < FINE ? UNIT_BITS : 2 * UNIT_BITS;
        long units = (isRoundedUp ? bytes + (1L << shift) - 1 : bytes) >> shift;
        return units + (bytes < FINE ? " KB" : " MB");
    }
}
