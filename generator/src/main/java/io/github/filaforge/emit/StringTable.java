package io.github.filaforge.emit;

import io.github.filaforge.templates.Escape;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A constant array of strings in a solver.
 *
 * @param name the name of the constant
 * @param comment a sentence about its content
 * @param rows the strings, one for each line
 */
public record StringTable(String name, String comment, List<String> rows) {

    public StringTable {
        rows = List.copyOf(rows);
    }

    /** Returns the strings as a new array. */
    public String[] array() {
        return rows.toArray(String[]::new);
    }

    /** Returns the declaration of the constant with its comment. */
    public String java() {
        return "/** " + Escape.COMMENT.apply(comment) + " */\nprivate static final String[] " + name + " = {\n"
                + rows.stream()
                        .map(row -> "    " + Escape.STRING.apply(row) + ",\n")
                        .collect(Collectors.joining())
                + "};";
    }
}
