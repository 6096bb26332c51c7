package io.github.filaforge;

import io.github.filaforge.runtime.LevelCounter;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What came out of a search.
 *
 * @param solutions the number of solutions that were told or counted
 * @param complete whether the search went to its end
 * @param counters what was counted by the number of pieces left, the placements that made the roots among it; none if
 *     the solver does not count. After attempts and fits there are those of the triggers and filters that the search has
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
        return counter(LevelCounter.ATTEMPTS);
    }

    /** The number of placements that fitted, if the solver counts. */
    public Optional<LevelCounter> fits() {
        return counter(LevelCounter.FITS);
    }

    /** Returns the counters of the backtrack triggers and image filters that worked during the search. */
    public List<LevelCounter> triggersAndFilters() {
        return counters.stream().filter(LevelCounter::isOfTriggerOrFilter).toList();
    }

    /**
     * Returns the difficulty of the search: the number of solutions for each placement that fitted, so that less is harder;
     * empty if the solver does not count, or nothing fitted.
     */
    public OptionalDouble difficulty() {
        long sum = fits().map(LevelCounter::sum).orElse(0L);
        return sum == 0 ? OptionalDouble.empty() : OptionalDouble.of(solutions.doubleValue() / sum);
    }
}
