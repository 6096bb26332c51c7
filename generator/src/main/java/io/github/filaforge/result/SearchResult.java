package io.github.filaforge.result;

import io.github.filaforge.runtime.search.LevelCounter;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The result of a search.
 *
 * <pre>{@code
 * SearchResult result = Filaforge.prepare(puzzle, SearchRequest.builder().counting(true).build()).run();
 * System.out.println(result.solutions() + " solutions, " + result.fits().orElseThrow().sum() + " fits");
 * }</pre>
 *
 * @param solutions the number of solutions that were reported or counted
 * @param complete true if the search went to its end
 * @param counters the counters by the number of pieces left, which include the placements that made the roots; none if the
 *     solver does not count. Attempts and fits come first, then the counters of triggers and filters of the search
 */
public record SearchResult(BigInteger solutions, boolean complete, List<LevelCounter> counters) {

    public SearchResult {
        counters = List.copyOf(counters);
    }

    /** Returns the counter of a name; empty if the solver does not count it. */
    public Optional<LevelCounter> counter(String name) {
        return counters.stream().filter(counter -> counter.name().equals(name)).findFirst();
    }

    /** Returns the number of attempts; empty if the solver does not count. */
    public Optional<LevelCounter> attempts() {
        return counter(LevelCounter.ATTEMPTS);
    }

    /** Returns the number of fits; empty if the solver does not count. */
    public Optional<LevelCounter> fits() {
        return counter(LevelCounter.FITS);
    }

    /** Returns the counters of the backtrack triggers and image filters that worked during the search. */
    public List<LevelCounter> triggersAndFilters() {
        return counters.stream().filter(LevelCounter::isOfTriggerOrFilter).toList();
    }

    /**
     * Returns the difficulty of the search: the number of solutions for each fit. A smaller number is a harder search. Empty
     * if the solver does not count, or if there was no fit.
     */
    public OptionalDouble difficulty() {
        long sum = fits().map(LevelCounter::sum).orElse(0L);
        return sum == 0 ? OptionalDouble.empty() : OptionalDouble.of(solutions.doubleValue() / sum);
    }
}
