package io.github.filaforge.emit;

import io.github.filaforge.model.Direction;
import io.github.filaforge.plan.DynamicSievePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the loops of a dynamic sieve that look at the open neighbours of all cells in all states of a batch. Each is so
 * small that C2 makes vector instructions of it.
 */
final class DynamicSieveNeighbours {

    private static final String EACH_STATE = "for (int state = 0; state < count; state++)";

    private final DynamicSievePlan plan;
    private final DynamicSieveNames names;
    private final int words;

    DynamicSieveNeighbours(DynamicSievePlan plan, DynamicSieveNames names) {
        this.plan = plan;
        this.names = names;
        this.words = names.words();
    }

    /** Adds the calls of the methods to a method that has the occupancies, the sets and the number of states. */
    void addCalls(CodeText code) {
        for (int word = 0; word < words; word++) {
            String sets = ", " + names.numbered("holes", word) + ", " + names.numbered("alone", word) + ");";
            code.line(name("countMinus", word) + "(count, " + occupancies() + sets);
            code.line(name("countPlus", word) + "(count, " + occupancies() + sets);
        }
        for (int word = 0; word < words && findsPairs(); word++) {
            code.line(name("findPairs", word) + "(count, " + names.join(each -> names.numbered("alone", each)) + ", "
                    + names.numbered("holes", word) + ");");
        }
    }

    /** Adds the methods. */
    void addTo(CodeText code) {
        for (int word = 0; word < words; word++) {
            addMinus(code, word);
            addPlus(code, word);
        }
        for (int word = 0; word < words && findsPairs(); word++) {
            addPairs(code, word);
        }
    }

    private boolean findsHoles() {
        return plan.smallestPart() > 1;
    }

    private boolean findsPairs() {
        return plan.smallestPart() > 2;
    }

    private String name(String method, int word) {
        return names.numbered(method, word);
    }

    private String occupancies() {
        return names.join(word -> names.numbered("occupancy", word));
    }

    private String parameters(IntFunction<String> name) {
        return names.join(word -> "long[] " + name.apply(word));
    }

    private List<Direction> directions(boolean plus) {
        return plan.directions().stream()
                .filter(direction -> plus == direction.name().startsWith("PLUS"))
                .toList();
    }

    /** Counts the open neighbours in some directions. */
    private NeighbourCounts addCounts(CodeText code, List<Direction> directions, int word, String suffix) {
        CodeText beside = new CodeText(0);
        directions.forEach(direction -> names.addBeside(beside, direction, word));
        for (int each = 0; each < words; each++) {
            if (each == word || beside.toString().contains(names.open(each))) {
                code.line("long " + names.open(each) + " = ~" + names.numbered("occupancy", each) + "[state];");
            }
        }
        directions.forEach(direction -> names.addBeside(code, direction, word));
        return NeighbourCounts.addTo(
                code,
                directions.stream()
                        .map(direction -> names.beside(direction, word))
                        .toList(),
                suffix,
                false);
    }

    private void addMinus(CodeText code, int word) {
        code.comment("Finds the cells with some, and with several open neighbours at smaller coordinates.");
        openMethod(code, "countMinus", word);
        NeighbourCounts minus = addCounts(code, directions(false), word, "Minus");
        code.line("some[state] = " + minus.some() + ";");
        code.line("several[state] = " + minus.severalOrNone() + ";");
        code.close().close().blank();
    }

    /** With sets of their own for the results C2 would make no vector instructions of the loop. */
    private void addPlus(CodeText code, int word) {
        code.comment(
                "Makes of these, with the neighbours at greater coordinates, the open cells without any open neighbour, and with at most one.");
        openMethod(code, "countPlus", word);
        NeighbourCounts plus = addCounts(code, directions(true), word, "Plus");
        code.line("long someMinus = some[state];");
        code.line("some[state] = " + (findsHoles() ? names.open(word) + " & ~(someMinus | " + plus.some() + ")" : "0L")
                + ";");
        String several = plus.several().isEmpty() ? "" : plus.several() + " | ";
        code.line("several[state] = " + names.open(word) + " & ~(several[state] | " + several + "someMinus & "
                + plus.some() + ");");
        code.close().close().blank();
    }

    private void openMethod(CodeText code, String method, int word) {
        code.open("private static void " + name(method, word) + "(int count, "
                + parameters(each -> names.numbered("occupancy", each)) + ", long[] some, long[] several)");
        code.open(EACH_STATE);
    }

    /** Two cells that have only each other are a hole too. */
    private void addPairs(CodeText code, int word) {
        List<String> pairs = new ArrayList<>();
        for (Direction direction : plan.directions()) {
            if (plan.frame().steps().get(direction) > 0) {
                pairs.add("(" + names.masked("cells", direction, word) + ")");
            }
        }
        String joined = String.join(" | ", pairs);
        code.comment("Pairs of cells that have only each other.");
        code.open("private static void " + name("findPairs", word) + "(int count, "
                + parameters(each -> names.numbered("alone", each)) + ", long[] holes)");
        code.open(EACH_STATE);
        code.line(IntStream.range(0, words)
                .filter(each -> each == word || joined.contains(names.numbered("cells", each)))
                .mapToObj(each ->
                        "long " + names.numbered("cells", each) + " = " + names.numbered("alone", each) + "[state];")
                .collect(Collectors.joining("\n            ")));
        code.line("holes[state] |= " + names.numbered("cells", word) + " & (" + joined + ");");
        code.close().close().blank();
    }
}
