package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.search.LevelCounter;
import java.math.BigInteger;
import java.util.List;

/**
 * The result of a search over roots. Immutable.
 *
 * @param solutions the number of solutions that were reported or counted
 * @param complete true if the search has ended by itself; else it was stopped, and the other numbers are those up to then
 * @param rootsDone the number of roots whose search has ended by itself and whose solutions have all been reported
 * @param counters the sums of the counters of all roots, including the known counters of unfinished ones
 */
public record RunResult(BigInteger solutions, boolean complete, int rootsDone, List<LevelCounter> counters) {

    /** Copies the list. */
    public RunResult {
        counters = List.copyOf(counters);
    }
}
