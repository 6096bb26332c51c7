package io.github.filaforge.cli.terminal;

/**
 * The numbers of columns that texts take on a terminal. Letters of East Asian scripts and most pictographs take two, and
 * marks on other characters none. A character that only some terminals show in two columns counts two, so that no text takes
 * more columns than its number.
 */
final class Columns {

    /** The first and the last character of each range of characters that may take two columns. */
    private static final int[] WIDE = {
        0x1100, 0x115F, 0x231A, 0x23FF, 0x25FD, 0x27BF, 0x2B1B, 0x2B55, 0x2E80, 0x303E, 0x3041, 0xA4CF, 0xA960, 0xA97F,
        0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE10, 0xFE19, 0xFE30, 0xFE6F, 0xFF00, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0,
                0x18DFF,
        0x1AFF0, 0x1B2FF, 0x1D300, 0x1D37F, 0x1F000, 0x1FAFF, 0x20000, 0x3FFFD
    };

    private Columns() {}

    /** Returns the number of columns that a line of plain text takes. */
    static int of(String text) {
        return text.codePoints().map(Columns::of).sum();
    }

    /** Returns the longest beginning of a line of plain text that takes at most a number of columns. */
    static String cut(String text, int most) {
        int left = most;
        int end = 0;
        while (end < text.length() && of(text.codePointAt(end)) <= left) {
            left -= of(text.codePointAt(end));
            end += Character.charCount(text.codePointAt(end));
        }
        return text.substring(0, end);
    }

    private static int of(int character) {
        int type = Character.getType(character);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
            return 0;
        }
        for (int range = 0; range < WIDE.length && WIDE[range] <= character; range += 2) {
            if (character <= WIDE[range + 1]) {
                return 2;
            }
        }
        return 1;
    }
}
