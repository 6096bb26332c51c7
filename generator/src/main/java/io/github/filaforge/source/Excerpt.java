package io.github.filaforge.source;

import io.github.filaforge.runtime.text.PlainText;
import java.util.Arrays;

/** A line of the source above a caret, in a form for a terminal. */
final class Excerpt {

    /** The greatest length of a line that is printed in full. */
    private static final int MAX_WIDTH = 120;

    private static final int CONTEXT = 50;
    private static final String CUT = "...";

    private Excerpt() {}

    /**
     * Returns two lines: the text, or the part round the column if the text is long, and a caret under the column.
     *
     * @param column the column from 1; it may be one behind the end
     */
    static String of(String line, int column) {
        int[] characters = PlainText.lines(line).codePoints().toArray();
        int target = Math.min(column - 1, characters.length);
        int start = 0;
        int end = characters.length;
        if (characters.length > MAX_WIDTH) {
            start = Math.max(0, target - CONTEXT);
            end = Math.min(characters.length, target + CONTEXT);
        }
        String before = start > 0 ? CUT : "";
        String after = end < characters.length ? CUT : "";
        int[] indent = Arrays.stream(characters, start, target)
                // A tab in both lines has one width, so that the caret is under its column.
                .map(character -> character == '\t' ? '\t' : ' ')
                .toArray();
        return before
                + new String(characters, start, end - start)
                + after
                + "\n"
                + " ".repeat(before.length())
                + new String(indent, 0, indent.length)
                + "^";
    }
}
