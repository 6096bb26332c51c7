package io.github.filaforge.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The cells by the number of their open neighbours, in one word of the frame. Each is the name of a variable in the code,
 * or empty if there can be none.
 *
 * @param some the cells with one or more
 * @param several the cells with two or more
 * @param many the cells with three or more
 */
record NeighbourCounts(String some, String several, String many) {

    /**
     * Counts the open neighbours of all cells at once: sets of directions are joined two by two.
     *
     * @param beside for each direction the variable of the cells whose neighbour there is open
     * @param suffix what the names of the variables end with
     * @param withMany whether three are to be told from two
     */
    static NeighbourCounts addTo(CodeText code, List<String> beside, String suffix, boolean withMany) {
        List<NeighbourCounts> level = new ArrayList<>();
        for (String set : beside) {
            level.add(new NeighbourCounts(set, "", ""));
        }
        int number = 0;
        while (level.size() > 1) {
            List<NeighbourCounts> next = new ArrayList<>();
            for (int i = 0; i + 1 < level.size(); i += 2) {
                NeighbourCounts left = level.get(i);
                NeighbourCounts right = level.get(i + 1);
                boolean last = level.size() == 2;
                String ending = (last ? "" : String.valueOf(number)) + suffix;
                String some = "some" + ending;
                String several = "several" + ending;
                String many = "many" + ending;
                code.line("long " + some + " = " + left.some + " | " + right.some + ";");
                code.line(
                        "long " + several + " = " + or(left.several, right.several, and(left.some, right.some)) + ";");
                boolean canBeMany = withMany && !(left.several.isEmpty() && right.several.isEmpty());
                if (canBeMany) {
                    code.line("long " + many + " = "
                            + or(left.many, right.many, and(left.several, right.some), and(left.some, right.several))
                            + ";");
                }
                next.add(new NeighbourCounts(some, several, canBeMany ? many : ""));
                number++;
            }
            if (level.size() % 2 == 1) {
                next.add(level.get(level.size() - 1));
            }
            level = next;
        }
        return level.get(0);
    }

    private static String and(String left, String right) {
        return left.isEmpty() || right.isEmpty() ? "" : left + " & " + right;
    }

    private static String or(String... terms) {
        String joined = Stream.of(terms).filter(term -> !term.isEmpty()).collect(Collectors.joining(" | "));
        return joined.isEmpty() ? "0L" : joined;
    }

    /** The expression for the cells with two or more. */
    String severalOrNone() {
        return several.isEmpty() ? "0L" : several;
    }

    /** The expression for the cells with three or more. */
    String manyOrNone() {
        return many.isEmpty() ? "0L" : many;
    }
}
