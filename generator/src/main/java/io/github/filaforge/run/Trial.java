package io.github.filaforge.run;

import io.github.filaforge.runtime.search.LevelCounter;
import java.util.List;

/**
 * The figures of one trial of a sampled search. Immutable.
 *
 * @param solutions the number of solutions that it reported
 * @param fits the number of placements
 * @param triggersAndFilters the counters of the triggers and filters that the search has
 * @param seconds the time it took
 */
public record Trial(long solutions, long fits, List<LevelCounter> triggersAndFilters, double seconds) {

    /** Takes a copy of the list. */
    public Trial {
        triggersAndFilters = List.copyOf(triggersAndFilters);
    }
}
