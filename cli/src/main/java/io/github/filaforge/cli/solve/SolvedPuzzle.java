package io.github.filaforge.cli.solve;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.runtime.board.SolutionDecoder;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A puzzle without mobile pieces, which is its own solution. Each cell that its pieces leave open has a blank. All blanks
 * have one shape.
 */
final class SolvedPuzzle {

    private final Puzzle puzzle;
    private final CellOrder order;

    SolvedPuzzle(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.order = CellOrder.first(puzzle.region());
    }

    /** Returns the decoder of the solution. */
    SolutionDecoder decoder() {
        List<Shape> shapes = order.size() == 0
                ? List.of()
                : List.of(
                        Shape.ofBlanks(0, order.size(), puzzle.region().cells().subList(0, 1)));
        return BoardText.board(puzzle, order, shapes);
    }

    /** Returns the solution: each cell has an image of its own, and all images are of shape 0. */
    int[] solution() {
        return Arrays.copyOf(IntStream.range(0, order.size()).toArray(), 2 * order.size());
    }
}
