package io.github.filaforge.ship;

import java.util.ArrayList;
import java.util.List;

/** Cuts Java into its code, its comments and its literals, so that names in the code can be found and replaced. */
final class JavaText {

    /** The kinds of parts of a text. */
    enum Kind {
        CODE,
        COMMENT,
        LITERAL
    }

    /** A part of a text. */
    record Part(Kind kind, String text) {}

    private static final String TEXT_BLOCK = "\"\"\"";

    private final String text;
    private final List<Part> parts = new ArrayList<>();
    private int start;
    private int at;

    private JavaText(String text) {
        this.text = text;
    }

    /** Returns the parts of a text that javac accepts; joined, they are the text again. */
    static List<Part> parts(String text) {
        JavaText java = new JavaText(text);
        java.cut();
        return java.parts;
    }

    private void cut() {
        while (at < text.length()) {
            if (text.startsWith("//", at)) {
                take(Kind.COMMENT, end("\n", at));
            } else if (text.startsWith("/*", at)) {
                take(Kind.COMMENT, end("*/", at + 2));
            } else if (text.startsWith(TEXT_BLOCK, at)) {
                take(Kind.LITERAL, endOfLiteral(TEXT_BLOCK));
            } else if (text.charAt(at) == '"' || text.charAt(at) == '\'') {
                take(Kind.LITERAL, endOfLiteral(text.substring(at, at + 1)));
            } else {
                at++;
            }
        }
        take(Kind.CODE, at);
    }

    /** Returns the end of a part that ends with a mark. */
    private int end(String mark, int from) {
        int end = text.indexOf(mark, from);
        return end < 0 ? text.length() : end + mark.length();
    }

    private int endOfLiteral(String quotes) {
        int end = at + quotes.length();
        while (end < text.length() && !text.startsWith(quotes, end)) {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        return Math.min(end + quotes.length(), text.length());
    }

    /** Ends the code before this place, and the part that begins here. */
    private void take(Kind kind, int end) {
        if (at > start) {
            parts.add(new Part(Kind.CODE, text.substring(start, at)));
        }
        if (end > at) {
            parts.add(new Part(kind, text.substring(at, end)));
        }
        start = end;
        at = end;
    }
}
