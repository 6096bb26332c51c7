package io.github.filaforge.strategy.dynamicsieve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the variables that divide the cells of one word of the frame by the number of their open neighbours. */
final class NeighbourCounts {

    /**
     * The names of the variables of the cells with at least one, at least two, and at least three open neighbours in some
     * directions. A name is empty if no cell can have that many.
     */
    private record Level(String some, String several, String many) {}

    /** The variables by name and value, in the order in which they have to be declared. */
    private final List<Map<String, Object>> variables = new ArrayList<>();

    private final Level sum;

    /**
     * Counts the open neighbours of all cells at once. Sets of directions are joined two by two.
     *
     * @param beside for each direction the variable of the cells whose neighbour there is open
     * @param suffix the ending of the names of the variables
     * @param withMany true if three open neighbours have to be distinguished from two
     */
    NeighbourCounts(List<String> beside, String suffix, boolean withMany) {
        List<Level> level = new ArrayList<>();
        for (String set : beside) {
            level.add(new Level(set, "", ""));
        }
        int number = 0;
        while (level.size() > 1) {
            List<Level> next = new ArrayList<>();
            for (int i = 0; i + 1 < level.size(); i += 2) {
                String ending = (level.size() == 2 ? "" : String.valueOf(number)) + suffix;
                next.add(joined(level.get(i), level.get(i + 1), ending, withMany));
                number++;
            }
            if (level.size() % 2 == 1) {
                next.add(level.get(level.size() - 1));
            }
            level = next;
        }
        this.sum = level.get(0);
    }

    private Level joined(Level left, Level right, String ending, boolean withMany) {
        boolean canBeMany = withMany && !(left.several.isEmpty() && right.several.isEmpty());
        return new Level(
                declared("some" + ending, left.some, right.some),
                declared("several" + ending, left.several, right.several, and(left.some, right.some)),
                canBeMany
                        ? declared(
                                "many" + ending,
                                left.many,
                                right.many,
                                and(left.several, right.some),
                                and(left.some, right.several))
                        : "");
    }

    /** Declares a variable for the union of some sets. */
    private String declared(String name, String... sets) {
        List<String> some = Stream.of(sets).filter(set -> !set.isEmpty()).toList();
        String any = some.stream()
                .map(set -> some.size() > 1 && set.contains(" ") ? "(" + set + ")" : set)
                .collect(Collectors.joining(" | "));
        variables.add(Map.of("name", name, "value", any));
        return name;
    }

    private static String and(String left, String right) {
        return left.isEmpty() || right.isEmpty() ? "" : left + " & " + right;
    }

    List<Map<String, Object>> variables() {
        return variables;
    }

    /** Returns the variable of the cells with at least one open neighbour. */
    String some() {
        return sum.some;
    }

    boolean canBeSeveral() {
        return !sum.several.isEmpty();
    }

    /** Returns the expression for the cells with at least two open neighbours. */
    String several() {
        return orNone(sum.several);
    }

    /** Returns the expression for the cells with at least three open neighbours. */
    String many() {
        return orNone(sum.many);
    }

    private static String orNone(String set) {
        return set.isEmpty() ? "0L" : set;
    }
}
