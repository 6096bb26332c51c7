package io.github.filaforge.strategy;

import io.github.filaforge.edge.plan.EdgeRoots;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.edge.score.Attempts;
import java.util.Optional;

/**
 * The plan of a search of an edge puzzle.
 *
 * @param search the solutions that are searched for, and the order of the cells
 * @param strategy the strategy of the search
 * @param roots the roots from which generated code starts; together they are the whole search
 * @param attempts the attempts of a search for high scores, each of which is a root without placements; empty if the search
 *     is made once
 */
public record EdgePlan(EdgeSearch search, EdgeStrategy strategy, EdgeRoots roots, Optional<Attempts> attempts) {

    /** Makes the plan of a search that is made once. */
    public EdgePlan(EdgeSearch search, EdgeStrategy strategy, EdgeRoots roots) {
        this(search, strategy, roots, Optional.empty());
    }
}
