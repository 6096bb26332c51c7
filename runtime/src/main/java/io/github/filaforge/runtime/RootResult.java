package io.github.filaforge.runtime;

import java.math.BigInteger;
import java.util.List;

/**
 * What the search of a root has found. Immutable.
 *
 * @param root the number of the root
 * @param solutions the number of solutions that the sink took
 * @param complete whether the search came to its end; else it was stopped, and the numbers are those until then
 * @param counters what the search counted; none if it does not count
 */
public record RootResult(int root, BigInteger solutions, boolean complete, List<LevelCounter> counters) {

    /** Takes a copy of the list. */
    public RootResult {
        counters = List.copyOf(counters);
    }
}
