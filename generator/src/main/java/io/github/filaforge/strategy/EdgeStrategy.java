package io.github.filaforge.strategy;

import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.runtime.edge.EdgeBranches;
import java.util.Optional;

/** A way to search an edge puzzle. To add one is to add its class and a row in the list of strategies. */
public interface EdgeStrategy {

    /** The name by which it is chosen and reported. */
    String name();

    /** What it does, in a few words for the help of the command line. */
    String summary();

    /** Whether it fills the cells in the order of the search. */
    boolean isFixedOrder();

    /** Whether it is taken where it is expected to take the least time; else it has to be asked for by name. */
    boolean isChosen();

    /** Whether it can search for boards of which not all joins match. */
    default boolean canSlip() {
        return false;
    }

    /** Why it cannot search a puzzle, as the end of "it would have ..."; empty if it can. */
    default Optional<String> obstacle(EdgeSearch search) {
        return Optional.empty();
    }

    /** The branches of a search, to sample and to split it. */
    EdgeBranches branches(EdgeSearch search);

    /** The nanoseconds that a fit takes. */
    double nanos(EdgeSearch search);

    /** What heads of sources and reports say of it. */
    default String text(EdgeSearch search) {
        return isFixedOrder() ? name() + ", order " + search.order().name() : name();
    }

    /** The source of a solver; the same plan and request always give the same. */
    SolverSource emit(EdgePlan plan, SourceRequest request);
}
