package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.report.ChoiceTable;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.search.SearchJob;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts the solutions of a search by their options, as they are found. */
final class ChoiceTally {

    /** The greatest number of combinations that are counted. */
    private static final int MOST = 1_000_000;

    private final ChoiceTable table;
    /** The number of cells of the region. */
    private final int size;
    /** For each choice the index of its shape. */
    private final int[] shapes;
    /** For each choice and each of its options the position of a cell of the option. */
    private final int[][] positions;

    private ChoiceTally(ChoiceTable table, int size, int[] shapes, int[]... positions) {
        this.table = table;
        this.size = size;
        this.shapes = shapes;
        this.positions = positions;
    }

    /**
     * Checks that the solutions of a puzzle can be counted by their options.
     *
     * @throws UserException if the puzzle has no choices, or too many combinations of options
     */
    static void check(Puzzle puzzle) {
        if (puzzle.choices().isEmpty()) {
            throw new UserException("puzzle " + puzzle.name()
                    + " has no choices, so that --group-by choice has nothing to list: R:choose in its definition makes a"
                    + " choice");
        }
        long combinations = ChoiceTable.combinations(puzzle);
        if (combinations > MOST) {
            throw new UserException("puzzle " + puzzle.name() + " has more than " + MOST
                    + " combinations of options: take some options by --choose");
        }
    }

    /** Returns a tally without solutions. */
    static ChoiceTally of(SearchJob job) {
        Puzzle puzzle = job.chosen().packing().puzzle();
        Board board = (Board) job.decoder();
        Lattice lattice = puzzle.lattice();
        Map<Cell, Integer> positionOf = new HashMap<>();
        for (int position = 0; position < board.size(); position++) {
            positionOf.put(lattice.cell(board.cell(position)), position);
        }
        List<Shape> choices = job.chosen().packing().search().catalog().shapes().stream()
                .filter(Shape::isChoice)
                .toList();
        int[][] positions = choices.stream()
                .map(choice -> choice.pieces().get(0).options().stream()
                        .map(Option::cells)
                        .mapToInt(cells -> positionOf.get(cells.get(0)))
                        .toArray())
                .toArray(int[][]::new);
        return new ChoiceTally(
                ChoiceTable.of(puzzle),
                board.size(),
                choices.stream().mapToInt(Shape::index).toArray(),
                positions);
    }

    /** Counts a solution, which has the form of {@link Board}. */
    void add(int... solution) {
        int combination = 0;
        for (int choice = 0; choice < positions.length; choice++) {
            int[] options = positions[choice];
            int option = 0;
            while (solution[size + solution[options[option]]] != shapes[choice]) {
                option++;
            }
            combination = combination * options.length + option;
        }
        table.add(combination);
    }

    ChoiceTable table() {
        return table;
    }
}
