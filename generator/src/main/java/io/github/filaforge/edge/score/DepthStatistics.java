package io.github.filaforge.edge.score;

import java.util.List;

/**
 * The counts of a search with slips at each depth, as the article collects them.
 *
 * @param visits the number of times that the cell was to be filled, for each depth
 * @param perfect the number of times that a piece was placed which fits all neighbours, for each depth
 * @param half the number of times that a piece was placed which half fits, for each depth
 */
public record DepthStatistics(List<Long> visits, List<Long> perfect, List<Long> half) {

    /** Takes copies of the lists. */
    public DepthStatistics {
        visits = List.copyOf(visits);
        perfect = List.copyOf(perfect);
        half = List.copyOf(half);
        if (visits.size() != perfect.size() || visits.size() != half.size()) {
            throw new IllegalArgumentException(
                    "statistics of " + visits.size() + ", " + perfect.size() + " and " + half.size() + " depths");
        }
    }

    /** Returns the number of cells that are filled. */
    public int depths() {
        return visits.size();
    }
}
