package io.github.filaforge.cli.report;

import io.github.filaforge.disassembly.Move;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** The moves that take an assembly apart, in words and as JSON. */
public final class MovesText {

    private static final String AXES = "xyz";

    private final Lattice lattice;
    private final IntFunction<String> names;
    private final List<String> lines = new ArrayList<>();
    private final List<Map<String, Object>> objects = new ArrayList<>();
    /** The names of the pieces of each part that stays together. */
    private final List<List<String>> together;

    /**
     * Makes the text of a separation.
     *
     * @param names the names of the pieces by their numbers
     */
    public MovesText(Lattice lattice, Separation separation, IntFunction<String> names) {
        this.lattice = lattice;
        this.names = names;
        this.together = separation.together().stream()
                .map(part -> part.stream().map(names::apply).toList())
                .toList();
        add(separation);
    }

    private void add(Separation separation) {
        for (Move move : separation.moves()) {
            String pieces = move.pieces().stream().map(names::apply).collect(Collectors.joining(", "));
            String how = move.isSeparation()
                    ? (move.pieces().size() == 1 ? " comes off along " : " come off along ")
                    : (move.pieces().size() == 1 ? " goes " : " go ") + Plural.of(move.times(), "step") + " along ";
            lines.add(pieces + how + direction(move.step()));
            objects.add(JsonObject.of(
                    "pieces",
                    move.pieces().stream().map(names::apply).toList(),
                    "step",
                    lattice.numbers(move.step()),
                    "times",
                    move.times()));
        }
        separation.staying().ifPresent(this::add);
        separation.leaving().ifPresent(this::add);
    }

    /** Returns a direction by the points to which a step leads, such as {@code +x -y}. */
    private String direction(Cell step) {
        int[] numbers = {step.x(), step.y(), step.z() / lattice.classes()};
        List<String> words = new ArrayList<>();
        for (int axis = 0; axis < numbers.length; axis++) {
            if (numbers[axis] != 0) {
                int length = Math.abs(numbers[axis]);
                words.add((numbers[axis] > 0 ? "+" : "-") + (length > 1 ? length : "") + AXES.charAt(axis));
            }
        }
        return String.join(" ", words);
    }

    /** Returns the names of the pieces of each part that stays together, since a group allows it. */
    public List<List<String>> together() {
        return together;
    }

    /**
     * Returns a line for each move, numbered from 1, and a line for each part that stays together, with a line feed behind
     * each.
     */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            text.append(String.format(Locale.ROOT, "%3d. %s\n", i + 1, lines.get(i)));
        }
        together.forEach(part ->
                text.append("     ").append(String.join(", ", part)).append(" stay together, as their group allows\n"));
        return text.toString();
    }

    /** Returns an object for each move: the names of its pieces, the step, and its times, 0 for a separation. */
    public List<Map<String, Object>> objects() {
        return objects;
    }
}
