package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RestartLimit;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The schedule of a search. Each number is a number of pieces left. A filter or trigger without a number is not used during
 * the search.
 *
 * @param order the ordering heuristics
 * @param lists the number of pieces left with which FILA begins; 0 if dancing links do the whole search
 * @param nof true if the image list sets depend on the neighbours of the target
 * @param volumeFilter the least number of pieces left with which the volume filter is applied after each placement
 * @param parityFilter the least number of pieces left with which the parity filter is applied after each placement
 * @param fitFilter the least number of pieces left with which the fit filter is applied after each placement
 * @param fitFilterRepeated true if the fit filter is applied until nothing changes
 * @param volumeTrigger the least number of pieces left with which the volume trigger is tested after each placement
 * @param parityTrigger true if the parity trigger is tested after each placement
 * @param tries the tries; empty if the search goes on to the end
 */
public record SearchSchedule(
        OrderingSteps order,
        int lists,
        boolean nof,
        OptionalInt volumeFilter,
        OptionalInt parityFilter,
        OptionalInt fitFilter,
        boolean fitFilterRepeated,
        OptionalInt volumeTrigger,
        boolean parityTrigger,
        Optional<RestartLimit> tries) {

    /** The greatest number of pieces of a puzzle that is searched without tries. */
    private static final int FEW_PIECES = 26;

    /** Returns a schedule without filters and triggers during the search. */
    public static SearchSchedule of(OrderingSteps order, int lists, boolean nof) {
        OptionalInt none = OptionalInt.empty();
        return new SearchSchedule(order, lists, nof, none, none, none, false, none, false, Optional.empty());
    }

    /**
     * Returns a schedule that finds first solutions of a puzzle that is too large for a whole search. It takes the target
     * with the fewest fits. With many pieces it makes tries, with the most awkward pieces first, and has the volume trigger
     * to the end. Without tries, and with image lists at the end, a search that packed the 108 heptominoes from one side, or
     * round a hole, found no solution in minutes. Image lists for the last nine of them did not help in tries either: three
     * searches of 25 s found no solution.
     */
    public static SearchSchedule forFirstSolutions(ImageCatalog catalog) {
        OrderingSteps order = OrderingSteps.standard();
        OptionalInt none = OptionalInt.empty();
        return hasManyPieces(catalog)
                ? new SearchSchedule(
                        order,
                        0,
                        false,
                        none,
                        none,
                        none,
                        false,
                        OptionalInt.of(1),
                        false,
                        Optional.of(RestartLimit.STANDARD))
                : of(order, 0, false);
    }

    /** Returns true if a puzzle has more pieces than the puzzles that are searched without tries. */
    public static boolean hasManyPieces(ImageCatalog catalog) {
        return catalog.pieces() > FEW_PIECES;
    }
}
