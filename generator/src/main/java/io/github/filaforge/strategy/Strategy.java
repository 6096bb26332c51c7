package io.github.filaforge.strategy;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.SearchPlan;
import java.util.List;

/**
 * A way to search: which plans it takes, what a search by it costs, and how its solver is written. To add one is to add
 * its package and a row in the list of strategies.
 */
public interface Strategy {

    /** The name by which it is chosen and reported. */
    String name();

    /** What it does, in a few words for the help of the command line. */
    String summary();

    /** The kind of search that it makes. */
    SearchPlan.Kind kind();

    /** The forms that its solvers may have, the default first; empty if there is but one. */
    default List<String> forms() {
        return List.of();
    }

    /** Whether it is taken where it costs least; else it has to be asked for, or is the only one of its kind. */
    default boolean isChosenByCost() {
        return true;
    }

    /** Whether a search in a fixed order makes the attempts that the articles count for image lists. */
    default boolean countsAttemptsOfArticles() {
        return false;
    }

    /** The least that any search of so many fits costs, whatever its plan turns out to be. */
    SearchCost leastCost(Estimate fits);

    /**
     * The tree of a search, to be sampled.
     *
     * @param order the order of the cells, where a fixed one counts
     */
    SearchTree tree(ImageCatalog catalog, CellOrder order);

    /**
     * The tables of a solver.
     *
     * @param search a plan of this strategy's kind
     * @param form one of {@link #forms}; empty for the default
     */
    StrategyPlan plan(SearchPlan search, String form);
}
