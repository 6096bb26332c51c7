package io.github.filaforge.source;

import java.io.Serializable;

/**
 * A place in a definition.
 *
 * @param source the name of the file that the user has given
 * @param line the line, from 1; 0 if the place is the file as a whole
 * @param column the column, from 1, counted in characters (Unicode code points)
 * @param lineText the text of the line
 */
public record SourcePosition(String source, int line, int column, String lineText) implements Serializable {

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
        String excerpt = line == 0 ? "" : "\n" + Excerpt.of(lineText, column);
        return this + ": " + severity + ": " + problem + excerpt + "\n" + remedy;
    }

    /** Returns the place in the form that compilers use: {@code file:line:column}. */
    @Override
    public String toString() {
        return line == 0 ? source : source + ":" + line + ":" + column;
    }
}
