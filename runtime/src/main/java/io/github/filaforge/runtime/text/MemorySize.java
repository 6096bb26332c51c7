package io.github.filaforge.runtime.text;

import java.util.Locale;

/** Parses sizes of memory such as "500m", and writes numbers of bytes as text for people, such as "2.1 GB". */
public final class MemorySize {

    /** The message about a text that is not a size, to be written behind the name of the option. */
    public static final String RULE = " takes a size as 500m or 3g";

    private static final String UNITS = "kmgt";
    private static final int UNIT_BITS = 10;
    private static final double GIGABYTE = 1 << 30;

    /** Sizes below this are written in kilobytes, because different sizes would often look equal in whole megabytes. */
    private static final long FINE = 10 << 20;

    private MemorySize() {}

    /** Returns the number of bytes that a text states by digits followed by k, m, g or t; 0 if the text is not a size. */
    public static long parse(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        int digits = 0;
        while (digits < lower.length() && lower.charAt(digits) >= '0' && lower.charAt(digits) <= '9') {
            digits++;
        }
        String unit = lower.substring(digits);
        int shift = unit.length() == 1 ? (UNITS.indexOf(unit) + 1) * UNIT_BITS : 0;
        // A number without a unit is refused, because the user more likely means gigabytes than bytes.
        if (digits == 0 || digits > 18 || shift == 0) {
            return 0;
        }
        long number = Long.parseLong(lower.substring(0, digits));
        return number > Long.MAX_VALUE >> shift ? 0 : number << shift;
    }

    /** Returns a number of bytes as text, such as "2.1 GB". Whole units are rounded down. */
    public static String text(long bytes) {
        return text(bytes, false);
    }

    /** Returns a number of bytes that are needed as text, such as "2.1 GB". It is rounded up. */
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
