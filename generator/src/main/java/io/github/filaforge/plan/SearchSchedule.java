package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Shape;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a search that goes by a schedule does. Each number is one of pieces left; a filter or trigger that has none is
 * not used during the search.
 *
 * @param order the ordering heuristics
 * @param lists from where on FILA serves; 0 if dancing links do throughout
 * @param nof whether the image list sets depend on the neighbours of the target
 * @param volumeFilter down to where the volume filter is applied after each placement
 * @param parityFilter the same for the parity filter
 * @param fitFilter the same for the fit filter
 * @param fitFilterRepeated whether the fit filter is applied until nothing changes
 * @param volumeTrigger down to where volumes are looked at after each placement
 * @param parityTrigger whether parity is looked at after each placement
 */
public record SearchSchedule(
        OrderSchedule order,
        int lists,
        boolean nof,
        OptionalInt volumeFilter,
        OptionalInt parityFilter,
        OptionalInt fitFilter,
        boolean fitFilterRepeated,
        OptionalInt volumeTrigger,
        boolean parityTrigger) {

    /** A puzzle with no more pieces needs no packing. */
    private static final int FEW_PIECES = 26;

    /** A schedule without filters and triggers during the search. */
    public static SearchSchedule of(OrderSchedule order, int lists, boolean nof) {
        OptionalInt none = OptionalInt.empty();
        return new SearchSchedule(order, lists, nof, none, none, none, false, none, false);
    }

    /**
     * A schedule that finds first solutions of a puzzle that is too large to be searched to the end: many pieces in the
     * plane are packed in a fixed order, so that no pockets are left; then what has the fewest fits comes first; the last
     * pieces, when what is open fits in one word, are left to image lists. Measured for the 35 hexominoes: the first
     * solution in a parallelogram after 0.1 s of search, in the box in a diamond after 15 s.
     */
    public static SearchSchedule forFirstSolutions(ImageCatalog catalog) {
        int pieces = catalog.shapes().stream().mapToInt(Shape::copies).sum();
        if (pieces <= FEW_PIECES || catalog.puzzle().box().zDim() > 1) {
            return of(OrderSchedule.standard(), 0, false);
        }
        int largest = catalog.shapes().stream().mapToInt(Shape::volume).max().orElse(1);
        PackingOrder.Packing packing = PackingOrder.of(catalog.puzzle());
        int last = Math.min(packing.end() - 1, Long.SIZE / largest);
        List<OrderSchedule.Step> steps = List.of(
                new OrderSchedule.Step(packing.heuristic(), Integer.MAX_VALUE),
                new OrderSchedule.Step(OrderingHeuristic.size(), packing.end()),
                new OrderSchedule.Step(OrderingHeuristic.named("e"), last));
        OptionalInt none = OptionalInt.empty();
        return new SearchSchedule(
                new OrderSchedule(steps), last, false, none, none, none, false, OptionalInt.of(last), false);
    }
}
