package io.github.filaforge.emit;

import java.util.List;
import java.util.Map;

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

    /** Returns the values for a template. */
    Map<String, Object> slots() {
        return Map.of("name", name, "comment", comment, "rows", rows);
    }
}
