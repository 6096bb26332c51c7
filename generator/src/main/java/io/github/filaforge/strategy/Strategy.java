package io.github.filaforge.strategy;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.estimate.FixedOrderTree;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.estimate.TimeEstimate;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.ChosenTargetsPlan;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.MergedOrder;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.plan.SchedulePlan;
import io.github.filaforge.plan.SearchPlan;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A way to search a packing: the plans that it takes, the cost of a search, and the source of a solver. A new strategy
 * needs a package of its own and a row in the list of strategies.
 */
public abstract non-sealed class Strategy extends AnyStrategy implements SearchPlan.Cases<StrategyPlan> {

    private final SearchPlan.Kind kind;

    protected Strategy(String name, String summary, SearchPlan.Kind kind) {
        super(name, summary);
        this.kind = kind;
    }

    /** Returns the kind of search that the strategy makes, or the first kind if it makes several. */
    public final SearchPlan.Kind kind() {
        return kind;
    }

    /** Returns true if the strategy makes searches of a kind. */
    public boolean takes(SearchPlan.Kind kind) {
        return kind == this.kind;
    }

    /** Returns true if a search in a fixed order makes the attempts that the articles count for image lists. */
    public boolean countsAttemptsOfArticles() {
        return false;
    }

    /**
     * Returns true if the solvers have a tail, in which they look up if an assembly with some pieces left can be completed.
     */
    public boolean hasTail() {
        return false;
    }

    /** Returns true if the strategy has direct solvers, which need no generated source. */
    public boolean hasDirectSolvers() {
        return false;
    }

    /**
     * Returns the least time of a fit with any plan, in nanoseconds, for a strategy that is chosen by its cost. Empty if the
     * strategy is used only when it is named, or is the only one of its kind.
     */
    public OptionalDouble leastNanos() {
        return OptionalDouble.empty();
    }

    /**
     * Returns true if the strategy may take less time than all others of its kind. If it cannot, its search is not sampled
     * for the comparison.
     */
    public boolean mayTakeLeast(Region region) {
        return true;
    }

    /**
     * Returns the time of a whole search by this strategy, if it can be computed without the number of fits. The caller
     * needs it for strategies whose plan has no fits, where another strategy takes longer than a moment.
     *
     * @param orders the orders of the cells for searches that merge states, with the catalogue
     * @param onlyCounted true if only the number of solutions is needed, and no solution
     * @param most the time in seconds above which a result is of no use
     */
    public Optional<TimeEstimate> expected(MergedOrder orders, boolean onlyCounted, double most) {
        return Optional.empty();
    }

    /**
     * Returns the tree of a search, which is sampled. It is the tree of a fixed order, unless the strategy has a tree of its
     * own.
     *
     * @param order the order of the cells, for searches in a fixed order
     */
    public SearchTree<Image> tree(ImageCatalog catalog, CellOrder order) {
        return FixedOrderTree.of(catalog, order, BoardText.allowance(catalog, order));
    }

    /**
     * Returns the tables of a solver.
     *
     * @param search a plan of a kind that this strategy takes
     */
    public StrategyPlan plan(SearchPlan search) {
        return search.by(this);
    }

    @Override
    public StrategyPlan ofFixedOrder(FixedOrderPlan search) {
        throw refusal(search);
    }

    @Override
    public StrategyPlan ofChosenTargets(ChosenTargetsPlan search) {
        throw refusal(search);
    }

    @Override
    public StrategyPlan ofSchedule(SchedulePlan search) {
        throw refusal(search);
    }

    @Override
    public StrategyPlan ofMergedStates(MergedStatesPlan search) {
        throw refusal(search);
    }

    private IllegalArgumentException refusal(SearchPlan search) {
        return new IllegalArgumentException("strategy " + name() + " takes no plan of kind " + search.kind());
    }
}
