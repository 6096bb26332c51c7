package io.github.filaforge.edge.score;

import java.util.List;

/**
 * What a search with slips has counted at each depth, as the article collects it.
 *
 * @param visits by depth how often the cell there was to be filled
 * @param perfect by depth how often a piece was placed that fits all neighbours
 * @param half by depth how often a piece was placed that fits but for one join
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

    /** How many cells are filled. */
    public int depths() {
        return visits.size();
    }
}
