package io.github.filaforge;

import io.github.filaforge.runtime.LevelCounter;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * What came out of a search.
 *
 * @param solutions the number of solutions that were told or counted
 * @param complete whether the search went to its end
 * @param counters what was counted by the number of pieces left, the placements that made the roots among it; none if
 *     the solver does not count
 */
public record SearchResult(BigInteger solutions, boolean complete, List<LevelCounter> counters) {

    public SearchResult {
        counters = List.copyOf(counters);
    }

    /** The counter of a name, if the solver counts. */
    public Optional<LevelCounter> counter(String name) {
        return counters.stream().filter(counter -> counter.name().equals(name)).findFirst();
    }

    /** The number of attempts, if the solver counts. */
    public Optional<LevelCounter> attempts() {
        return counter("attempts");
    }

    /** The number of placements that fitted, if the solver counts. */
    public Optional<LevelCounter> fits() {
        return counter("fits");
    }
}
