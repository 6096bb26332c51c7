package io.github.filaforge.solution;

import java.util.HashMap;
import java.util.Map;

/** The names in a picture, each a string once: most names in pictures are one character. */
final class NameTable {

    private static final int ASCII = 128;

    private final String[] letters = new String[ASCII];
    private final Map<String, String> names = new HashMap<>();

    /** Forgets the names of the last picture, which may be long. */
    void clear() {
        names.clear();
    }

    /** Returns a part of a row as a string. */
    String name(String row, int start, int end) {
        char first = row.charAt(start);
        if (end - start == 1 && first < ASCII) {
            if (letters[first] == null) {
                letters[first] = String.valueOf(first);
            }
            return letters[first];
        }
        String name = row.substring(start, end);
        String known = names.putIfAbsent(name, name);
        return known == null ? name : known;
    }
}
