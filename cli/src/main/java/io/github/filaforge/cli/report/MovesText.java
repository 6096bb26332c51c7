package io.github.filaforge.cli.report;

import io.github.filaforge.disassembly.Move;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.solution.SolutionMoves;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;

/** The moves that take an assembly apart, in words and as JSON. */
public final class MovesText {

    private static final String AXES = "xyz";

    private final Lattice lattice;
    private final List<SolutionMoves.Step> steps;
    /** The names of the pieces of each part that stays together. */
    private final List<List<String>> together;

    /** Makes the text of moves after which each piece is alone. */
    public MovesText(Lattice lattice, List<SolutionMoves.Step> steps) {
        this(lattice, steps, List.of());
    }

    private MovesText(Lattice lattice, List<SolutionMoves.Step> steps, List<List<String>> together) {
        this.lattice = lattice;
        this.steps = List.copyOf(steps);
        this.together = together;
    }

    /**
     * Makes the text of a separation.
     *
     * @param names the names of the pieces by their numbers
     */
    public MovesText(Lattice lattice, Separation separation, IntFunction<String> names) {
        this(
                lattice,
                steps(lattice, separation, names),
                separation.together().stream()
                        .map(part -> part.stream().map(names::apply).toList())
                        .toList());
    }

    private static List<SolutionMoves.Step> steps(Lattice lattice, Separation separation, IntFunction<String> names) {
        List<SolutionMoves.Step> steps = new ArrayList<>();
        for (Move move : separation.moves()) {
            steps.add(new SolutionMoves.Step(
                    move.pieces().stream().map(names::apply).toList(), lattice.numbers(move.step()), move.times()));
        }
        separation.staying().ifPresent(part -> steps.addAll(steps(lattice, part, names)));
        separation.leaving().ifPresent(part -> steps.addAll(steps(lattice, part, names)));
        return steps;
    }

    /** Returns the moves. */
    public List<SolutionMoves.Step> steps() {
        return steps;
    }

    /** Returns the words of a move behind the names of its pieces. */
    public String how(SolutionMoves.Step move) {
        boolean isOne = move.pieces().size() == 1;
        String verb = move.times() == 0
                ? (isOne ? "comes off" : "come off")
                : (isOne ? "goes " : "go ") + Plural.of(move.times(), "step");
        return verb + " along " + direction(lattice.cell(move.step()));
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
        for (int i = 0; i < steps.size(); i++) {
            SolutionMoves.Step move = steps.get(i);
            text.append(String.format(Locale.ROOT, "%3d. %s %s\n", i + 1, String.join(", ", move.pieces()), how(move)));
        }
        together.forEach(part ->
                text.append("     ").append(String.join(", ", part)).append(" stay together, as their group allows\n"));
        return text.toString();
    }

    /** Returns an object for each move: the names of its pieces, the step, and its times, 0 for a separation. */
    public List<Map<String, Object>> objects() {
        return steps.stream()
                .map(move -> JsonObject.of("pieces", move.pieces(), "step", move.step(), "times", move.times()))
                .toList();
    }
}
