package io.github.filaforge.choice;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.Beginning;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.ChosenTargetsPlan;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.MergedOrder;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.plan.SearchPlan;
import java.util.List;

/** The plans of one search that may be made in several ways. Each is made when it is first asked for. For one thread. */
public final class SearchPlans {

    private final ImageCatalog catalog;
    private final CellOrder order;
    private final boolean isOrderAsked;
    private final boolean nof;
    private final Beginning beginning;
    private final MergedOrder mergedOrder;
    private FixedOrderPlan fixedOrder;
    private ChosenTargetsPlan chosenTargets;
    private MergedStatesPlan mergedStates;

    /**
     * @param catalog the images, filtered
     * @param order the order of the cells, where a fixed one counts
     * @param isOrderAsked whether it is asked for; else merged states have one of their own
     * @param nof whether to use neighbour occupancy filtering, likewise
     * @param beginning what is placed before
     */
    public SearchPlans(ImageCatalog catalog, CellOrder order, boolean isOrderAsked, boolean nof, Beginning beginning) {
        this.catalog = catalog;
        this.order = order;
        this.isOrderAsked = isOrderAsked;
        this.nof = nof;
        this.beginning = beginning;
        this.mergedOrder = new MergedOrder(catalog);
    }

    ImageCatalog catalog() {
        return catalog;
    }

    CellOrder order() {
        return order;
    }

    /** The orders in which merged states may take the cells. */
    MergedOrder mergedOrder() {
        return mergedOrder;
    }

    /**
     * The plan of a kind.
     *
     * @throws IllegalArgumentException for a schedule, which is not one of several ways
     */
    public SearchPlan of(SearchPlan.Kind kind) {
        return switch (kind) {
            case FIXED_ORDER -> fixedOrder();
            case CHOSEN_TARGETS -> chosenTargets();
            case MERGED_STATES -> mergedStates();
            case SCHEDULE -> throw new IllegalArgumentException("a schedule has a plan of its own");
        };
    }

    /** The plan in the fixed order. */
    public FixedOrderPlan fixedOrder() {
        if (fixedOrder == null) {
            fixedOrder = Planner.fixedOrder(catalog, order, nof, beginning);
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

    /** The images of the roots, by the numbers of their cells; they are the same whatever the order. */
    List<List<Image>> roots() {
        return chosenTargets().roots().list().stream()
                .map(root -> root.images())
                .toList();
    }
}
