package io.github.filaforge.solution;

import java.util.List;

/**
 * The moves by which a solution is taken apart, as a file gives them, right or wrong. Immutable.
 *
 * @param level the numbers of moves to the first separation, to the next one and so on
 * @param steps the moves in their order
 */
public record SolutionMoves(List<Integer> level, List<Step> steps) {

    public SolutionMoves {
        level = List.copyOf(level);
        steps = List.copyOf(steps);
    }

    /**
     * A move.
     *
     * @param pieces the names of the pieces that move together
     * @param step the numbers of a translation of the lattice
     * @param times the number of steps; 0 for a separation
     */
    public record Step(List<String> pieces, List<Integer> step, int times) {

        public Step {
            pieces = List.copyOf(pieces);
            step = List.copyOf(step);
        }
    }
}
