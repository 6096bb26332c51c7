package io.github.filaforge.runtime.text;

/**
 * Text for a person to read. Letters of all scripts stay. Each character that a terminal would obey, or that hides or moves
 * other characters, is replaced by U+FFFD. This is needed because names of pieces, puzzles and files may come from an
 * untrusted source.
 *
 * <p>The replaced characters are control characters, format characters (bidirectional controls among them), line and
 * paragraph separators, lone surrogates, and private or unassigned characters, which no font has to show.
 */
public final class PlainText {

    private static final char REPLACEMENT = '\uFFFD';

    /** The greatest number of characters of a text inside a message. */
    private static final int LONGEST = 40;

    private static final String CUT = "...";

    public static final String LINES = "\n\t";

    /**
     * The control characters that colours and a moving cursor need. A definition that has one of them in a name is refused
     * when it is read.
     */
    public static final String DRAWING = "\n\t\r\u001b";

    private PlainText() {}

    /** Returns true if a character has no effect but its own appearance. */
    public static boolean isPlain(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /** Returns true if a text is one line of at most a number of characters, all of them plain. */
    public static boolean isLine(String text, int longest) {
        return text.length() <= longest && line(text).equals(text);
    }

    /** Returns the text as one line: tabs and line feeds are replaced too. */
    public static String line(String text) {
        return kept(text, "");
    }

    /** Returns the text with each character replaced that is not plain, except line feeds and tabs. */
    public static String lines(String text) {
        return kept(text, LINES);
    }

    /** Returns a picture with each character replaced that is not plain, except those for lines, colours and the cursor. */
    public static String picture(String picture) {
        return kept(picture, DRAWING);
    }

    /** Returns the beginning of a text as one line for the inside of a message, with dots if there is more. */
    public static String shortened(String text) {
        return shortened(text, LONGEST);
    }

    /**
     * Returns the beginning of a text as one line, with dots if there is more.
     *
     * @param longest the greatest number of characters before the dots
     */
    public static String shortened(String text, int longest) {
        boolean isLong = text.codePointCount(0, text.length()) > longest;
        return isLong ? line(text.substring(0, text.offsetByCodePoints(0, longest))) + CUT : line(text);
    }

    /** Returns the beginning of a name, in quotation marks, for the inside of a message. */
    public static String quoted(String name) {
        return "'" + shortened(name) + "'";
    }

    /**
     * Returns the text with each character replaced that is not plain.
     *
     * @param kept the control characters that stay
     */
    public static String kept(String text, String kept) {
        StringBuilder plain = new StringBuilder(text.length());
        int index = 0;
        while (index < text.length()) {
            int character = text.codePointAt(index);
            plain.appendCodePoint(isPlain(character) || kept.indexOf(character) >= 0 ? character : REPLACEMENT);
            index += Character.charCount(character);
        }
        return plain.toString();
    }
}
