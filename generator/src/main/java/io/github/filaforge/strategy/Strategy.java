package io.github.filaforge.strategy;

import io.github.filaforge.estimate.FixedOrderTree;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.estimate.TimeEstimate;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.MergedOrder;
import io.github.filaforge.plan.SearchPlan;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A way to search: which plans it takes, what a search by it costs, and how its solver is written. To add one is to add
 * its package and a row in the list of strategies.
 */
public interface Strategy {

    /** The name by which it is chosen and reported. */
    String name();

    /** What it does, in a few words for the help of the command line. */
    String summary();

    /** Returns the kind of search that it makes, or the first of these kinds if there are several. */
    SearchPlan.Kind kind();

    /** Returns whether it makes searches of a kind. */
    default boolean takes(SearchPlan.Kind kind) {
        return kind == kind();
    }

    /** Whether a search in a fixed order makes the attempts that the articles count for image lists. */
    default boolean countsAttemptsOfArticles() {
        return false;
    }

    /** Whether its solvers can look up, with some pieces left, whether anything can be completed. */
    default boolean hasTail() {
        return false;
    }

    /**
     * The nanoseconds that a fit takes at least, whatever the plan turns out to be, of a strategy that is taken where it
     * costs least. Empty if it has to be asked for or is the only one of its kind.
     */
    default OptionalDouble leastNanos() {
        return OptionalDouble.empty();
    }

    /** Whether it may take less time than all others of its kind; where it cannot, its search is not sampled to compare. */
    default boolean mayTakeLeast(Region region) {
        return true;
    }

    /**
     * What a whole search takes by this strategy, if that can be told without its fits. It is asked for of strategies that no
     * plan with fits is made of, and where another takes longer than a moment.
     *
     * @param orders the orders of the cells for searches that merge states; it has the catalogue too
     * @param onlyCounted whether no solution is asked for, only their number
     * @param most an answer above so many seconds is of no use
     */
    default Optional<TimeEstimate> expected(MergedOrder orders, boolean onlyCounted, double most) {
        return Optional.empty();
    }

    /**
     * The tree of a search, to be sampled; that of a fixed order unless the strategy has one of its own.
     *
     * @param order the order of the cells, where a fixed one counts
     */
    default SearchTree<Image> tree(ImageCatalog catalog, CellOrder order) {
        return FixedOrderTree.of(catalog, order);
    }

    /**
     * Returns the tables of a solver.
     *
     * @param search a plan of a kind that this strategy takes
     */
    StrategyPlan plan(SearchPlan search);
}
