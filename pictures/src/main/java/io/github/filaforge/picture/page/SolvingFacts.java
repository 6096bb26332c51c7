package io.github.filaforge.picture.page;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.board.Board;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * The facts about its solvers that a {@link SolvingPage} needs.
 *
 * @param shapes the shapes of the mobile pieces, by the index that the solvers give them
 * @param images the number of images of a solution, or the greatest number if pieces may be left over
 * @param solving the number in the region of the cell at each position of the solver of the puzzle
 * @param completing the number in the region of the cell at each position of the solver that completes assemblies of a
 *     person
 * @param total the number of solutions, if it is known
 * @param totals for a puzzle with choices the number of solutions of each combination of options, of which the last choice
 *     changes first; empty if they are not known
 * @param seconds the expected time of the whole search in a browser, if it is known
 * @param isEndless true if the search would not come to its end
 */
public record SolvingFacts(
        List<Shape> shapes,
        int images,
        List<Integer> solving,
        List<Integer> completing,
        int roots,
        Optional<BigInteger> total,
        List<Long> totals,
        OptionalDouble seconds,
        boolean isEndless,
        String strategy,
        String definition,
        String version) {

    /** Takes copies of the lists. */
    public SolvingFacts {
        shapes = List.copyOf(shapes);
        solving = List.copyOf(solving);
        completing = List.copyOf(completing);
        totals = List.copyOf(totals);
    }

    /** Returns for each position of a solver the number of its cell in the region. */
    public static List<Integer> cells(Puzzle puzzle, Board board) {
        Region region = puzzle.region();
        return IntStream.range(0, board.size())
                .mapToObj(board::cell)
                .map(cell -> region.numberOf(puzzle.lattice().cell(cell)))
                .toList();
    }

    /** Returns the number of bits of each number of a solution: the numbers of images and of shapes. */
    int bits() {
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(images, shapes.size()) - 1));
    }
}
