package io.github.filaforge.runtime.edge;

import java.util.List;

/**
 * The counts of an attempt since its start.
 *
 * @param nodes the number of pieces placed
 * @param deepest the greatest number of cells that were filled
 * @param scores the number of boards that have reached the score of the rules; they may have empty cells
 * @param visits for each depth the number of times that its cell was to be filled
 */
public record SearchTally(long nodes, int deepest, long scores, List<Long> visits) {

    /** Copies the list. */
    public SearchTally {
        visits = List.copyOf(visits);
    }

    /** Returns the depth that was visited most often: the first one if there are several, and 0 if there are no visits. */
    public int mostVisited() {
        int most = 0;
        for (int depth = 1; depth < visits.size(); depth++) {
            most = visits.get(depth) > visits.get(most) ? depth : most;
        }
        return most;
    }
}
