package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.LevelCounter;
import java.math.BigInteger;
import java.util.List;

/**
 * The result of the complete search of a part.
 *
 * @param name the name of the part
 * @param solutions the number of its solutions
 * @param counters the counters of the search; empty if it does not count
 * @param nanos the time that it took, in nanoseconds
 * @param block the solutions; {@code null} if they were only counted
 * @param best the best board, in a search for high scores, that this process had found in any part when this part ended
 */
public record PartResult(
        PartName name,
        BigInteger solutions,
        List<LevelCounter> counters,
        long nanos,
        SolutionBlock block,
        BestBoard best) {

    /** Copies the list. */
    public PartResult {
        counters = List.copyOf(counters);
    }

    /** Returns true if the solutions themselves are stored, and not only their number. */
    public boolean storesSolutions() {
        return block != null;
    }
}
