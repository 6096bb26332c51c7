package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Makes the plan of a search from a catalogue of images. */
public final class Planner {

    private Planner() {}

    /**
     * A plan.
     *
     * @param order the order of the cells
     * @param nof whether to use neighbour occupancy filtering
     * @param handOver the number of pieces left when generated code takes over; if absent, when all constrained pieces
     *     are placed
     * @throws PlanException if {@code handOver} would make too many roots
     */
    public static SearchPlan plan(ImageCatalog catalog, CellOrder order, boolean nof, OptionalInt handOver)
            throws PlanException {
        List<Target> targets = new TargetPlanner(catalog, order).targets(nof);
        return plan(catalog, order, nof, targets, new RootPlanner(catalog, order, targets).plan(handOver));
    }

    /**
     * A plan in which dancing links place the first piece by heuristic s.
     *
     * @param order the order of the cells from then on
     * @param nof whether to use neighbour occupancy filtering
     */
    public static SearchPlan planFromFewest(ImageCatalog catalog, CellOrder order, boolean nof) {
        List<Target> targets = new TargetPlanner(catalog, order).targets(nof);
        return plan(catalog, order, nof, targets, new RootPlanner(catalog, order, targets).atFewest());
    }

    private static SearchPlan plan(
            ImageCatalog catalog, CellOrder order, boolean nof, List<Target> targets, RootPlanner.RootPlan roots) {
        return new SearchPlan(
                catalog,
                order,
                nof,
                roots.roots(),
                roots.placements(),
                targets,
                Optional.empty(),
                canonicalTest(catalog, order, roots));
    }

    /** A plan of a search that chooses its targets by a schedule, from the bare region on. */
    public static SearchPlan plan(ImageCatalog catalog, SearchSchedule schedule) {
        CellOrder cells = CellOrder.of(
                schedule.order().text(),
                IntStream.range(0, catalog.region().size()).boxed().toList());
        RootPlanner.RootPlan bare = new RootPlanner(catalog, cells, List.of()).bare();
        return new SearchPlan(
                catalog,
                cells,
                schedule.nof(),
                bare.roots(),
                bare.placements(),
                List.of(),
                Optional.of(schedule),
                canonicalTest(catalog, cells, bare));
    }

    private static Optional<CanonicalTest> canonicalTest(
            ImageCatalog catalog, CellOrder order, RootPlanner.RootPlan roots) {
        return roots.leavesCopies()
                ? Optional.of(new CanonicalTest(
                        catalog.symmetries(),
                        roots.starts().stream()
                                .map(start -> byPosition(start, order))
                                .toList()))
                : Optional.empty();
    }

    private static List<Image> byPosition(Start start, CellOrder order) {
        return start.images().stream()
                .map(image -> new Image(image.shape(), order.toPositions(image.layout())))
                .toList();
    }

    /** Whether dancing links place the first piece of a plan by heuristic s. */
    public static boolean beginsWithFewest(SearchPlan plan) {
        return new RootPlanner(plan.catalog(), plan.order(), plan.targets()).areAtFewest(plan.roots());
    }
}
