package io.github.filaforge.choice;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.ChosenTargetsPlan;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.MergedOrder;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.plan.RootKind;
import io.github.filaforge.plan.SearchPlan;
import java.util.List;

/** The plans of one puzzle for several kinds of search. Each plan is made when it is first needed. For one thread. */
public final class SearchPlans {

    final ImageCatalog catalog;
    final CellOrder order;
    /** The orders in which merged states may take the cells. */
    final MergedOrder mergedOrder;

    private final boolean isOrderAsked;
    private final boolean nof;
    private final RootKind beginning;
    private FixedOrderPlan fixedOrder;
    private ChosenTargetsPlan chosenTargets;
    private MergedStatesPlan mergedStates;

    /**
     * Creates the plans of a puzzle.
     *
     * @param catalog the filtered images
     * @param order the order of the cells for a search in a fixed order
     * @param isOrderAsked true if the user has given the order; else merged states have an order of their own
     * @param nof true to use neighbour occupancy filtering in a fixed order
     * @param beginning the kind of roots of a search in a fixed order or with chosen targets
     */
    public SearchPlans(ImageCatalog catalog, CellOrder order, boolean isOrderAsked, boolean nof, RootKind beginning) {
        this.catalog = catalog;
        this.order = order;
        this.isOrderAsked = isOrderAsked;
        this.nof = nof;
        this.beginning = beginning;
        this.mergedOrder = new MergedOrder(catalog);
    }

    /**
     * Returns the plan of a kind.
     *
     * @throws IllegalArgumentException for a schedule, whose plan is not made here
     */
    public SearchPlan of(SearchPlan.Kind kind) {
        return switch (kind) {
            case FIXED_ORDER -> fixedOrder();
            case CHOSEN_TARGETS -> chosenTargets();
            case MERGED_STATES -> mergedStates();
            case SCHEDULE -> throw new IllegalArgumentException("a schedule has a plan of its own");
        };
    }

    public FixedOrderPlan fixedOrder() {
        if (fixedOrder == null) {
            fixedOrder = order.isNatural()
                    ? Planner.fixedOrder(chosenTargets(), order, nof)
                    : Planner.fixedOrder(catalog, order, nof, beginning);
        }
        return fixedOrder;
    }

    private MergedStatesPlan mergedStates() {
        if (mergedStates == null) {
            mergedStates = Planner.mergedStates(catalog, isOrderAsked ? order : mergedOrder.best());
        }
        return mergedStates;
    }

    private ChosenTargetsPlan chosenTargets() {
        if (chosenTargets == null) {
            chosenTargets = Planner.chosenTargets(catalog, beginning);
        }
        return chosenTargets;
    }

    /**
     * Returns the images of each root, with the cell numbers of the region. They do not depend on the order of the cells.
     */
    List<List<Image>> roots() {
        return chosenTargets().roots().list().stream()
                .map(root -> root.images())
                .toList();
    }
}
