package io.github.filaforge.emit;

import java.util.Locale;

/** Writes values as Java literals, and names as identifiers or comments, such that no text can become code. */
final class Literals {

    private Literals() {}

    /**
     * A string literal. Everything but plain ASCII letters, digits and a few marks is escaped; a backslash is written in
     * octal, so that no Unicode escape can come about, which the compiler would read before it sees any literal.
     */
    static String string(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isPlain(c)) {
                literal.append(c);
            } else if (c < 0x80) {
                // Three digits, or a digit that follows would be read as part of the escape.
                literal.append(String.format(Locale.ROOT, "\\%03o", (int) c));
            } else {
                literal.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            }
        }
        return literal.append('"').toString();
    }

    /** A long literal in hexadecimal without leading zeros. */
    static String hex(long value) {
        return "0x" + Long.toHexString(value) + "L";
    }

    /** The text for use in a comment: what could end the comment or be taken for an escape becomes a question mark. */
    static String comment(String text) {
        StringBuilder safe = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            safe.append(isPlain(c) && c != '*' ? c : '?');
        }
        return safe.toString();
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c <= '~' && c != '"' && c != '\\' && c != '\'';
    }

    /** Whether the text is made of ASCII letters, digits and underscores only. */
    static boolean isWord(String text) {
        return text.chars()
                .allMatch(c -> c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'));
    }

    /** A name for a class: the words of the text joined, each with a capital, and a suffix. */
    static String className(String text, String suffix) {
        StringBuilder name = new StringBuilder();
        for (String word : text.split("[^0-9A-Za-z]+", -1)) {
            if (!word.isEmpty()) {
                name.append(Character.toUpperCase(word.charAt(0))).append(word, 1, word.length());
            }
        }
        if (name.length() == 0 || Character.isDigit(name.charAt(0))) {
            name.insert(0, "Puzzle");
        }
        return name.append(suffix).toString();
    }
}
