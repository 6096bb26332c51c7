package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.BestBoard;
import io.github.filaforge.runtime.LevelCounter;
import java.math.BigInteger;
import java.util.List;

/**
 * What the search of a part has found, which went to its end.
 *
 * @param name which part
 * @param solutions the number of its solutions
 * @param counters what the search counted; none if it does not count
 * @param nanos what it took
 * @param block the solutions; {@code null} if they were only counted
 * @param best the best board, of a search for high scores, that whoever has searched the part has come to until its end
 */
public record PartResult(
        PartName name,
        BigInteger solutions,
        List<LevelCounter> counters,
        long nanos,
        SolutionBlock block,
        BestBoard best) {

    /** Takes a copy of the list. */
    public PartResult {
        counters = List.copyOf(counters);
    }

    /** Whether the solutions are here, and not only their number. */
    public boolean isKept() {
        return block != null;
    }
}
