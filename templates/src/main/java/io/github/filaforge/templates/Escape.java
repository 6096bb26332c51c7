package io.github.filaforge.templates;

import java.util.Locale;

/**
 * The ways to write a text into Java or HTML so that the text cannot become code or markup by mistake. The slots of a
 * {@link Template} use them, and so does other code.
 */
public enum Escape {
    /** A number or a name: only ASCII letters, digits and underscores. */
    WORD,
    /**
     * Java that the generator has written, without any change. In HTML also a style, a script or data, which have to be
     * safe in their places.
     */
    JAVA,
    /**
     * Text in a comment. Asterisks, quotes, backslashes, control characters and characters that are not ASCII become
     * question marks, so that the text can neither end the comment nor contain an escape.
     */
    COMMENT,
    /** A string literal with its quotes, or a concatenation of literals if the text is too long for one. */
    STRING,
    /** Text of an element or of a quoted attribute of HTML. */
    HTML;

    /** The greatest number of bytes of a string constant for javac, one less than a class file can hold. */
    private static final int MOST_BYTES = 65_534;

    /** Returns the name of this kind in templates. */
    String kind() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the text for a value. Throws an exception if the kind is {@link #WORD} and the value no number or name. */
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

    /** Returns true if a text has only ASCII letters, digits and underscores, or no character. */
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

    /** Returns a literal, or a concatenation of literals of at most {@link #MOST_BYTES} bytes each. */
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

    /** Returns the number of bytes of a character in a class file. */
    private static int bytes(char c) {
        if (c >= 0x800) {
            return 3;
        }
        return c == 0 || c >= 0x80 ? 2 : 1;
    }

    /**
     * Returns the literal of a part of a text. A backslash is written in octal, so that it cannot begin a Unicode escape:
     * compilers read these before they read literals.
     */
    private static String literal(String value, int start, int end) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = start; i < end; i++) {
            char c = value.charAt(i);
            if (isPlain(c)) {
                literal.append(c);
            } else {
                // An octal escape has three digits, so that a digit behind it does not become a part of it.
                literal.append(String.format(Locale.ROOT, c < 0x80 ? "\\%03o" : "\\u%04x", (int) c));
            }
        }
        return literal.append('"').toString();
    }

    /**
     * Returns a text in HTML. Control characters other than white space become question marks, since HTML cannot have them.
     */
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
