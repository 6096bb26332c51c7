package io.github.filaforge.emit;

import io.github.filaforge.model.Direction;
import io.github.filaforge.plan.DynamicSievePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The names and expressions that the methods of a dynamic sieve share. Each set of cells is a variable for each word of
 * the frame; its name has the number of the word if there are several.
 */
final class DynamicSieveNames {

    private final DynamicSievePlan plan;
    private final int words;

    DynamicSieveNames(DynamicSievePlan plan) {
        this.plan = plan;
        this.words = plan.frame().words();
    }

    /** The number of words of the frame. */
    int words() {
        return words;
    }

    /** The number of longs that each image has in its table: those of its cells and one, filled up to a power of two. */
    int placeStride() {
        return Integer.highestOneBit(2 * words + 1);
    }

    /** The variable of one word of a set. */
    String numbered(String name, int word) {
        return StateVariables.numbered(name, word, words);
    }

    /** The occupancy. */
    String o(int word) {
        return numbered("o", word);
    }

    /** The expressions of all words as arguments. */
    String join(IntFunction<String> name) {
        return joined(", ", name);
    }

    /** The expressions of all words, with something between them. */
    String joined(String between, IntFunction<String> name) {
        return IntStream.range(0, words).mapToObj(name).collect(Collectors.joining(between));
    }

    String occupancyArguments() {
        return join(this::o);
    }

    String occupancyParameters() {
        return join(word -> "long " + o(word));
    }

    /** The expression for the cells from which the step in a direction leads to a cell of a set. */
    String shifted(String set, Direction direction, int word) {
        int step = plan.frame().steps().get(direction);
        int distance = Math.abs(step);
        int far = distance / Long.SIZE;
        int near = distance % Long.SIZE;
        int sign = step > 0 ? 1 : -1;
        String ahead = step > 0 ? " >>> " : " << ";
        String behind = step > 0 ? " << " : " >>> ";
        List<String> parts = new ArrayList<>();
        int from = word + sign * far;
        if (from >= 0 && from < words) {
            parts.add(near == 0 ? numbered(set, from) : numbered(set, from) + ahead + near);
        }
        from += sign;
        if (from >= 0 && from < words && near != 0) {
            parts.add(numbered(set, from) + behind + (Long.SIZE - near));
        }
        return parts.isEmpty() ? "0L" : String.join(" | ", parts);
    }

    String masked(String set, Direction direction, int word) {
        String shifted = shifted(set, direction, word);
        if (!plan.wraps(direction)) {
            return shifted;
        }
        String mask = Literals.hex(plan.frame().mask(plan.cellsBefore(direction))[word]);
        return (shifted.contains("|") ? "(" + shifted + ")" : shifted) + " & " + mask;
    }

    /** The open cells. */
    String open(int word) {
        return numbered("open", word);
    }

    /** The cells whose neighbour in a direction is open. */
    String beside(Direction direction, int word) {
        return numbered(StateVariables.beside(direction), word);
    }

    /** Declares the open cells. */
    void addOpen(CodeText code) {
        for (int word = 0; word < words; word++) {
            code.line("long " + open(word) + " = ~" + o(word) + ";");
        }
    }

    /** Declares the cells of one word whose neighbour in a direction is open. */
    void addBeside(CodeText code, Direction direction, int word) {
        code.line("long " + beside(direction, word) + " = " + masked("open", direction, word) + ";");
    }
}
