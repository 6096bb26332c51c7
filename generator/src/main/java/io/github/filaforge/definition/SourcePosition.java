package io.github.filaforge.definition;

import java.io.Serializable;

/**
 * A place in a definition.
 *
 * @param source the file, as the user called it
 * @param line the line, from 1; 0 if the place is the file as a whole
 * @param column the column, from 1, counted in characters (Unicode code points)
 * @param lineText the text of that line
 */
public record SourcePosition(String source, int line, int column, String lineText) implements Serializable {

    /** The place that stands for a file as a whole. */
    static SourcePosition ofWhole(String source) {
        return new SourcePosition(source, 0, 0, "");
    }

    /**
     * An error at this place, as it is shown to the user: the place and what is wrong, the line, a caret under the
     * column, and what would be right.
     *
     * @param problem what is wrong, without a full stop
     * @param remedy what would be right, one line
     */
    public String report(String problem, String remedy) {
        return report("error", problem, remedy);
    }

    /**
     * Returns an error or a warning at this place, as it is shown to the user.
     *
     * @param severity {@code error} or {@code warning}
     * @param problem the fault, without a full stop
     * @param remedy the way out, one line
     */
    public String report(String severity, String problem, String remedy) {
        String excerpt = line == 0 ? "" : "\n" + Excerpt.of(lineText, column);
        return this + ": " + severity + ": " + problem + excerpt + "\n" + remedy;
    }

    /** The place as compilers write it: {@code file:line:column}. */
    @Override
    public String toString() {
        return line == 0 ? source : source + ":" + line + ":" + column;
    }
}
