package io.github.filaforge.strategy;

import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.runtime.edge.EdgeBranches;
import java.util.Optional;

/**
 * A way to search an edge puzzle. A new strategy needs a class that implements this, and a row in the list of strategies.
 */
public non-sealed interface EdgeStrategy extends AnyStrategy {

    /** Returns true if the strategy fills the cells in the order of the search. */
    boolean isFixedOrder();

    /** Returns true if the strategy may be chosen by its cost; false if it is only used when it is named. */
    boolean isChosen();

    /** Returns true if the strategy can search for boards of which not all joins match. */
    default boolean canSlip() {
        return false;
    }

    /** Returns the reason why it cannot make a search, as the end of a sentence "it would have ..."; empty if it can. */
    default Optional<String> obstacle(EdgeSearch search) {
        return Optional.empty();
    }

    /** Returns the branches of a search, by which the search is sampled and split. */
    EdgeBranches branches(EdgeSearch search);

    /** Returns the time of a fit in nanoseconds. */
    double nanos(EdgeSearch search);

    /** Returns the text on the strategy for the heads of sources and for reports: its name, and the order if it is fixed. */
    default String text(EdgeSearch search) {
        return isFixedOrder() ? name() + ", order " + search.order().name() : name();
    }

    /** Returns the source of a solver. Equal plans and requests give equal sources. */
    SolverSource emit(EdgePlan plan, SourceRequest request);
}
