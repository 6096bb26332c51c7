package io.github.filaforge.report;

/** Keeps a terminal or a definition from obeying a text that comes from a definition or a command line. */
public final class Printable {

    private static final int LONGEST = 40;

    private Printable() {}

    /** The text for use inside a message: cut if it is long, and without control characters. */
    public static String text(String text) {
        return text(text, LONGEST);
    }

    /** The same, cut behind so many characters. */
    static String text(String text, int longest) {
        boolean isLong = text.codePointCount(0, text.length()) > longest;
        return isLong ? line(text.substring(0, text.offsetByCodePoints(0, longest))) + "..." : line(text);
    }

    /** The text in full without control characters. */
    public static String line(String text) {
        return text.codePoints()
                .map(character -> isPlain(character) ? character : '\uFFFD')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Whether a text is one line of at most so many characters, none of which does anything but show. */
    public static boolean isOneLine(String text, int longest) {
        return text.length() <= longest && text.codePoints().allMatch(Printable::isPlain);
    }

    private static boolean isPlain(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
