package io.github.filaforge.strategy.dynamicsieve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The variables that tell the cells of one word of the frame by the number of their open neighbours. */
final class NeighbourCounts {

    /**
     * The variables of the cells with one open neighbour or more, in some directions, with two or more and with three or
     * more. Each is empty if there can be none.
     */
    private record Level(String some, String several, String many) {}

    /** The variables by name and value, in the order in which they have to be declared. */
    private final List<Map<String, Object>> variables = new ArrayList<>();

    private final Level sum;

    /**
     * Counts the open neighbours of all cells at once: sets of directions are joined two by two.
     *
     * @param beside for each direction the variable of the cells whose neighbour there is open
     * @param suffix what the names of the variables end with
     * @param withMany whether three are to be told from two
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

    /** Declares a variable for the cells of any of some sets. */
    private String declared(String name, String... sets) {
        String any = Stream.of(sets).filter(set -> !set.isEmpty()).collect(Collectors.joining(" | "));
        variables.add(Map.of("name", name, "value", any));
        return name;
    }

    private static String and(String left, String right) {
        return left.isEmpty() || right.isEmpty() ? "" : left + " & " + right;
    }

    List<Map<String, Object>> variables() {
        return variables;
    }

    /** The cells with one or more. */
    String some() {
        return sum.some;
    }

    boolean canBeSeveral() {
        return !sum.several.isEmpty();
    }

    /** The expression for the cells with two or more. */
    String several() {
        return orNone(sum.several);
    }

    /** The expression for the cells with three or more. */
    String many() {
        return orNone(sum.many);
    }

    private static String orNone(String set) {
        return set.isEmpty() ? "0L" : set;
    }
}
