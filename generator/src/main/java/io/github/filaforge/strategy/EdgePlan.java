package io.github.filaforge.strategy;

import io.github.filaforge.edge.plan.EdgeRoots;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.edge.score.Attempts;
import java.util.Optional;

/**
 * What of an edge puzzle is searched, how, and from where.
 *
 * @param search which solutions, and the order of the cells
 * @param strategy how
 * @param roots where generated code starts; in sum they are the whole search
 * @param attempts how a search for high scores is begun anew, each attempt being a root without placements
 */
public record EdgePlan(EdgeSearch search, EdgeStrategy strategy, EdgeRoots roots, Optional<Attempts> attempts) {

    /** A search that is made once. */
    public EdgePlan(EdgeSearch search, EdgeStrategy strategy, EdgeRoots roots) {
        this(search, strategy, roots, Optional.empty());
    }
}
