package io.github.filaforge.runtime;

import java.math.BigInteger;
import java.util.List;

/**
 * What a search over roots has found. Immutable.
 *
 * @param solutions the number of solutions that were told or counted
 * @param complete whether the search came to its end; else it was stopped, and the other numbers are those until then
 * @param rootsDone the number of roots that are searched to their end, with all their solutions told
 * @param counters the sums of the counters of all roots, unfinished ones as far as they are known
 */
public record RunResult(BigInteger solutions, boolean complete, int rootsDone, List<LevelCounter> counters) {

    /** Takes a copy of the list. */
    public RunResult {
        counters = List.copyOf(counters);
    }
}
