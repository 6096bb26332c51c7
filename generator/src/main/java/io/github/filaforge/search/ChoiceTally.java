package io.github.filaforge.search;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.board.Board;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * Counts the solutions of a search by their options, as they are found. The combinations of options are numbered in the order
 * of the definition: the last choice changes first.
 */
public final class ChoiceTally {

    /** The number of solutions of each combination. */
    private final long[] numbers;
    /** The number of cells of the region. */
    private final int size;
    /** For each choice the index of its shape. */
    private final int[] shapes;
    /** For each choice and each of its options the position of a cell of the option. */
    private final int[][] positions;

    private ChoiceTally(int combinations, int size, int[] shapes, int[]... positions) {
        this.numbers = new long[combinations];
        this.size = size;
        this.shapes = shapes;
        this.positions = positions;
    }

    /** Returns the number of combinations of options of a puzzle; {@link Long#MAX_VALUE} if there are more. */
    public static long combinations(Puzzle puzzle) {
        long combinations = 1;
        for (Piece choice : puzzle.choices()) {
            int options = choice.options().size();
            combinations = combinations > Long.MAX_VALUE / options ? Long.MAX_VALUE : combinations * options;
        }
        return combinations;
    }

    /**
     * Returns a tally without solutions.
     *
     * @param job a search of a puzzle with choices, whose combinations of options are fewer than an array can have
     */
    public static ChoiceTally of(SearchJob job) {
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
                (int) combinations(puzzle),
                board.size(),
                choices.stream().mapToInt(Shape::index).toArray(),
                positions);
    }

    /** Counts a solution, which has the form of {@link Board}. */
    public void add(int... solution) {
        int combination = 0;
        for (int choice = 0; choice < positions.length; choice++) {
            int[] options = positions[choice];
            int option = 0;
            while (solution[size + solution[options[option]]] != shapes[choice]) {
                option++;
            }
            combination = combination * options.length + option;
        }
        numbers[combination]++;
    }

    /** Returns the number of solutions of each combination. */
    public List<Long> numbers() {
        return LongStream.of(numbers).boxed().toList();
    }
}
