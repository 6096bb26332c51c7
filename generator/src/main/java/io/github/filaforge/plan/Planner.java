package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import java.util.List;
import java.util.Optional;

/** Makes the plan of a search from a catalogue of images, for each kind of search. */
public final class Planner {

    private Planner() {}

    /**
     * Returns the plan of a search in a fixed order.
     *
     * @param nof true for neighbour occupancy filtering
     * @param beginning the images that the roots have
     */
    public static FixedOrderPlan fixedOrder(ImageCatalog catalog, CellOrder order, boolean nof, RootKind beginning) {
        RootPlanner.RootPlan plan = new RootPlanner(catalog, order).plan(beginning);
        return new FixedOrderPlan(
                catalog,
                order,
                plan.roots(),
                canonicalTest(catalog, order, plan),
                nof,
                new TargetPlanner(catalog, order).targets(nof));
    }

    /** Returns the plan of a search with chosen targets. */
    public static ChosenTargetsPlan chosenTargets(ImageCatalog catalog, RootKind beginning) {
        CellOrder cells = CellOrder.first(catalog.region());
        RootPlanner.RootPlan plan = new RootPlanner(catalog, cells).plan(beginning);
        return new ChosenTargetsPlan(catalog, cells, plan.roots(), canonicalTest(catalog, cells, plan));
    }

    /** Returns the plan of a search by a schedule, which begins with the bare region. */
    public static SchedulePlan bySchedule(ImageCatalog catalog, SearchSchedule schedule) {
        CellOrder cells = CellOrder.first(catalog.region());
        RootPlanner.RootPlan plan = new RootPlanner(catalog, cells).plan(RootKind.BARE_REGION);
        return new SchedulePlan(catalog, cells, plan.roots(), canonicalTest(catalog, cells, plan), schedule);
    }

    /** Returns the plan of a search that takes the cells in a fixed order and merges equal states. */
    public static MergedStatesPlan mergedStates(ImageCatalog catalog, CellOrder order) {
        RootPlanner.RootPlan plan = new RootPlanner(catalog, order).plan(RootKind.BARE_REGION);
        return new MergedStatesPlan(catalog, order, plan.roots(), canonicalTest(catalog, order, plan));
    }

    private static Optional<CanonicalTest> canonicalTest(
            ImageCatalog catalog, CellOrder order, RootPlanner.RootPlan plan) {
        return plan.leavesCopies()
                ? Optional.of(new CanonicalTest(
                        catalog.symmetries(),
                        catalog.shapes().size(),
                        plan.starts().stream()
                                .map(start -> byPosition(start, order))
                                .toList()))
                : Optional.empty();
    }

    private static List<Image> byPosition(ConstrainedStart start, CellOrder order) {
        return start.images().stream()
                .map(image -> new Image(image.shape(), order.toPositions(image.layout())))
                .toList();
    }
}
