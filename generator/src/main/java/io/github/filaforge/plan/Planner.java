package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Makes the plan of a search from a catalogue of images. */
public final class Planner {

    private Planner() {}

    /**
     * A plan of a search that takes the cells in a fixed order.
     *
     * @param order the order of the cells
     * @param nof whether to use neighbour occupancy filtering
     * @param beginning what is placed before
     */
    public static SearchPlan plan(ImageCatalog catalog, CellOrder order, boolean nof, Beginning beginning) {
        RootPlanner.RootPlan roots = new RootPlanner(catalog, order).plan(beginning);
        return new SearchPlan(
                catalog,
                order,
                nof,
                beginning,
                roots.roots(),
                roots.placements(),
                new TargetPlanner(catalog, order).targets(nof),
                Optional.empty(),
                canonicalTest(catalog, order, roots));
    }

    /** A plan of a search that chooses its targets by a schedule, from the bare region on. */
    public static SearchPlan plan(ImageCatalog catalog, SearchSchedule schedule) {
        CellOrder cells = CellOrder.of(
                schedule.order().text(),
                IntStream.range(0, catalog.region().size()).boxed().toList());
        RootPlanner.RootPlan bare = new RootPlanner(catalog, cells).plan(Beginning.BARE_REGION);
        return new SearchPlan(
                catalog,
                cells,
                schedule.nof(),
                Beginning.BARE_REGION,
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
}
