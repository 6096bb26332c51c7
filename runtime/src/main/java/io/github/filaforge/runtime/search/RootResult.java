package io.github.filaforge.runtime.search;

import java.math.BigInteger;
import java.util.List;

/**
 * The result of the search of a root. Immutable.
 *
 * @param root the number of the root
 * @param solutions the number of solutions that the sink has received
 * @param complete true if the search has ended by itself; else it was stopped, and the numbers are those up to then
 * @param counters the counters of the search; empty if it does not count
 */
public record RootResult(int root, BigInteger solutions, boolean complete, List<LevelCounter> counters) {

    /** Copies the list. */
    public RootResult {
        counters = List.copyOf(counters);
    }
}
