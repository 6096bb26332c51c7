package io.github.filaforge.runtime.edge;

import java.util.List;

/**
 * What a search has counted since its start or last restart.
 *
 * @param nodes pieces placed
 * @param deepest the most cells that were filled
 * @param scores full boards of the score that the rules count
 * @param visits by depth how often its cell was to be filled
 */
public record SearchTally(long nodes, int deepest, long scores, List<Long> visits) {

    /** Takes a copy of the list. */
    public SearchTally {
        visits = List.copyOf(visits);
    }

    /** The depth visited most often; the first of equal ones, 0 if there are no visits. */
    public int mostVisited() {
        int most = 0;
        for (int depth = 1; depth < visits.size(); depth++) {
            most = visits.get(depth) > visits.get(most) ? depth : most;
        }
        return most;
    }
}
