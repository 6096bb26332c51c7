package io.github.filaforge.templates;

import java.util.Locale;

/**
 * How a text is written into Java or HTML, by the slot of a {@link Template} or otherwise, so that none can become code or
 * markup where none is meant.
 */
public enum Escape {
    /** A number or a name: ASCII letters, digits and underscores, and nothing else. */
    WORD("word"),
    /** Java that the generator wrote, as it is; in HTML style, script and data, each made for its place. */
    JAVA("java"),
    /** Text in a comment: what could end the comment or be taken for an escape becomes a question mark. */
    COMMENT("comment"),
    /** A string literal with its quotes; what is too long for one is a concatenation. */
    STRING("string"),
    /** Text of an element or a quoted attribute of HTML. */
    HTML("html");

    /** What javac takes for a constant: one byte less than a class file does. */
    private static final int MOST_BYTES = 65_534;

    private final String kind;

    Escape(String kind) {
        this.kind = kind;
    }

    /** The name that templates call it by. */
    String kind() {
        return kind;
    }

    /**
     * The value as it is written.
     *
     * @throws IllegalArgumentException if no way of writing it is safe
     */
    public String apply(String value) {
        return switch (this) {
            case WORD -> word(value);
            case JAVA -> value;
            case COMMENT -> comment(value);
            case STRING -> string(value);
            case HTML -> html(value);
        };
    }

    private static String word(String value) {
        if (value.isEmpty() || !isWord(value)) {
            throw new IllegalArgumentException("neither a number nor a name: " + value);
        }
        return value;
    }

    /** Whether the text is made of ASCII letters, digits and underscores only. */
    public static boolean isWord(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '_' && (c < '0' || c > '9') && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z')) {
                return false;
            }
        }
        return true;
    }

    private static String comment(String value) {
        StringBuilder safe = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            safe.append(isPlain(c) && c != '*' ? c : '?');
        }
        return safe.toString();
    }

    /** A constant takes so many bytes; a longer string is made of several. */
    private static String string(String value) {
        StringBuilder text = new StringBuilder();
        int start = 0;
        int bytes = 0;
        for (int i = 0; i < value.length(); i++) {
            int more = bytes(value.charAt(i));
            if (bytes + more > MOST_BYTES) {
                text.append(literal(value, start, i)).append(start == 0 ? ".concat(" : ").concat(");
                start = i;
                bytes = 0;
            }
            bytes += more;
        }
        return text.append(literal(value, start, value.length()))
                .append(start == 0 ? "" : ")")
                .toString();
    }

    /** The bytes of a character in a class file. */
    private static int bytes(char c) {
        if (c >= 0x800) {
            return 3;
        }
        return c == 0 || c >= 0x80 ? 2 : 1;
    }

    /** A backslash is written in octal, so that no Unicode escape can come about, which is read before any literal. */
    private static String literal(String value, int start, int end) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = start; i < end; i++) {
            char c = value.charAt(i);
            if (isPlain(c)) {
                literal.append(c);
            } else {
                // Three digits, or a digit that follows would be read as part of the escape.
                literal.append(String.format(Locale.ROOT, c < 0x80 ? "\\%03o" : "\\u%04x", (int) c));
            }
        }
        return literal.append('"').toString();
    }

    /** HTML has no way to write other control characters than white space: they become question marks. */
    private static String html(String value) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append("&quot;");
                case '\'' -> text.append("&#39;");
                default -> text.append(Character.isISOControl(c) && !Character.isWhitespace(c) ? '?' : c);
            }
        }
        return text.toString();
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c <= '~' && c != '"' && c != '\\' && c != '\'';
    }
}
