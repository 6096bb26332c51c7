package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.List;

/**
 * The slip arrays of rounds in an order by theory.
 *
 * @param arrays the best array for each number of slips from 0; empty if theory does not hold
 * @param first the highest score that is expected within the nodes of the shortest rounds
 * @param firstSlip the least depth of a slip in an array for this score or a higher one
 */
record RoundTheory(List<SlipArray> arrays, int first, int firstSlip) {

    /** The greatest number of cells for which arrays are tuned. */
    static final int MOST_CELLS = 400;

    /** The greatest number of slips for which arrays are tuned, which takes a second on 16x16. */
    private static final int MOST_TUNED = 30;

    /** The part of all joins that a round leaves out if theory does not hold for the puzzle. */
    private static final int FIRST_PART = 22;

    RoundTheory {
        arrays = List.copyOf(arrays);
    }

    /** Returns arrays whose slips are spread over the last cells. */
    static RoundTheory without(EdgePuzzle puzzle) {
        int slips = Math.min(puzzle.joins(), Math.max(1, puzzle.joins() / FIRST_PART));
        return new RoundTheory(
                List.of(), puzzle.joins() - slips, firstSlip(puzzle, List.of(SlipArray.spread(puzzle.size(), slips))));
    }

    /**
     * Returns tuned arrays. The theory is for boards whose rim has a colour of its own. If it does not hold for the puzzle, or
     * if the board is too large, they are the arrays of {@link #without}.
     *
     * @param colours the number of {@link EarlyColours}
     * @param nodes the nodes of the shortest rounds
     */
    static RoundTheory of(EdgePuzzle puzzle, BoardOrder order, int colours, double nodes) {
        if (puzzle.size() > MOST_CELLS) {
            return without(puzzle);
        }
        int most = Math.min(MOST_TUNED, puzzle.joins());
        SlipChain chain;
        try {
            chain = new SlipChain(EarlyColours.branching(puzzle, order, colours), most);
        } catch (ScoreException e) {
            return without(puzzle);
        }
        List<SlipArray> arrays = SlipTuning.tune(chain, most);
        int slips = 0;
        while (slips < most && chain.estimate(arrays.get(slips)).nodesPerBoard().ln() > Math.log(nodes)) {
            slips++;
        }
        return new RoundTheory(arrays, puzzle.joins() - slips, firstSlip(puzzle, arrays.subList(0, slips + 1)));
    }

    /** Returns the array for a number of slips. */
    SlipArray array(EdgePuzzle puzzle, int slips) {
        return slips < arrays.size() ? arrays.get(slips) : SlipArray.spread(puzzle.size(), slips);
    }

    /** Returns the least depth of a slip in some arrays; the number of cells if they have no slips. */
    static int firstSlip(EdgePuzzle puzzle, List<SlipArray> arrays) {
        return arrays.stream()
                .filter(array -> array.slips() > 0)
                .mapToInt(array -> array.depths().get(0))
                .min()
                .orElse(puzzle.size());
    }
}
