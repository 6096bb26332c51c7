package io.github.filaforge.emit;

import io.github.filaforge.lattice.Direction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The names of variables that all strategies form in one way. */
public final class VariableNames {

    private VariableNames() {}

    /**
     * Returns the name of one of several variables: {@code o0}, {@code o1} and so on, or {@code o} if it is the only one.
     */
    public static String numbered(String name, int index, int count) {
        return count == 1 ? name : name + index;
    }

    /**
     * Returns the values of each word of a set of bits for a template: its {@code number}, its first {@code bit},
     * {@code first} and {@code last}, which state if it is the first or last one, and its variables by the given names.
     */
    public static List<Map<String, Object>> words(int count, String... names) {
        List<Map<String, Object>> words = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            Map<String, Object> word = new HashMap<>(Map.of(
                    "number", number, "bit", number * Long.SIZE, "first", number == 0, "last", number == count - 1));
            for (String name : names) {
                word.put(name, numbered(name, number, count));
            }
            words.add(word);
        }
        return words;
    }

    /** Returns the name of the variable for the neighbours in a direction. */
    public static String beside(Direction direction) {
        StringBuilder name = new StringBuilder();
        for (String word : direction.name().toLowerCase(Locale.ROOT).split("_", -1)) {
            name.append(name.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return name.toString();
    }
}
