package io.github.filaforge.source;

import io.github.filaforge.runtime.text.PlainText;
import java.io.Serializable;
import java.util.Arrays;

/**
 * A place in a definition.
 *
 * @param source the name of the file that the user has given
 * @param line the line, from 1; 0 if the place is the file as a whole
 * @param column the column, from 1, counted in characters (Unicode code points)
 * @param lineText the text of the line
 */
public record SourcePosition(String source, int line, int column, String lineText) implements Serializable {

    /** The greatest length of a line that is printed in full. */
    private static final int MAX_WIDTH = 120;

    private static final int CONTEXT = 50;
    private static final String CUT = "...";

    /** Returns the place for a file as a whole. */
    public static SourcePosition ofWhole(String source) {
        return new SourcePosition(source, 0, 0, "");
    }

    /**
     * Returns the text of an error at this place for the user: the place and the problem, the line, a caret under the
     * column, and the remedy.
     *
     * @param problem the problem, without a full stop
     * @param remedy the remedy, one line
     */
    public String report(String problem, String remedy) {
        return report("error", problem, remedy);
    }

    /**
     * Returns the text of an error or a warning at this place for the user.
     *
     * @param severity {@code error} or {@code warning}
     * @param problem the problem, without a full stop
     * @param remedy the remedy, one line
     */
    public String report(String severity, String problem, String remedy) {
        String excerpt = line == 0 ? "" : "\n" + excerpt();
        return this + ": " + severity + ": " + problem + excerpt + "\n" + remedy;
    }

    /**
     * Returns two lines for a terminal: the text, or the part round the column if the text is long, and a caret under the
     * column, which may be one behind the end.
     */
    private String excerpt() {
        int[] characters = PlainText.lines(lineText).codePoints().toArray();
        int target = Math.min(column - 1, characters.length);
        boolean isLong = characters.length > MAX_WIDTH;
        int start = isLong ? Math.max(0, target - CONTEXT) : 0;
        int end = isLong ? Math.min(characters.length, target + CONTEXT) : characters.length;
        String before = start > 0 ? CUT : "";
        String after = end < characters.length ? CUT : "";
        int[] indent = Arrays.stream(characters, start, target)
                // A tab in both lines has one width, so that the caret is under its column.
                .map(character -> character == '\t' ? '\t' : ' ')
                .toArray();
        return before + new String(characters, start, end - start) + after + "\n" + " ".repeat(before.length())
                + new String(indent, 0, indent.length) + "^";
    }

    /** Returns the place in the form that compilers use: {@code file:line:column}. */
    @Override
    public String toString() {
        return line == 0 ? source : source + ":" + line + ":" + column;
    }
}
