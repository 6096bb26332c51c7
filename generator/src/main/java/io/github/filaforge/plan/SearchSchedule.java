package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import java.util.Optional;
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
 * @param tries how it gives up and begins again; empty if it goes on to the end
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
        Optional<Tries> tries) {

    /** A puzzle with no more pieces is searched without giving up. */
    private static final int FEW_PIECES = 26;

    /** A schedule without filters and triggers during the search. */
    public static SearchSchedule of(OrderingSteps order, int lists, boolean nof) {
        OptionalInt none = OptionalInt.empty();
        return new SearchSchedule(order, lists, nof, none, none, none, false, none, false, Optional.empty());
    }

    /**
     * A schedule that finds first solutions of a puzzle that is too large to be searched to the end: what has the fewest
     * fits comes first, and with many pieces it tries often, the most awkward pieces first. Packing from one side, or
     * round a hole, with image lists at the end and without giving up, found none of the 108 heptominoes in minutes. Image
     * lists for the last nine of them did not pay in tries either: no solution in 25 s, three times.
     */
    public static SearchSchedule forFirstSolutions(ImageCatalog catalog) {
        SearchSchedule simple = of(OrderingSteps.standard(), 0, false);
        return hasManyPieces(catalog) ? simple.inTries(Tries.STANDARD) : simple;
    }

    /** Whether a puzzle has so many pieces that first solutions are found in tries. */
    public static boolean hasManyPieces(ImageCatalog catalog) {
        return catalog.pieces() > FEW_PIECES;
    }

    /** The schedule with tries, and with the volume trigger to the end. */
    private SearchSchedule inTries(Tries newTries) {
        return new SearchSchedule(
                order,
                lists,
                nof,
                volumeFilter,
                parityFilter,
                fitFilter,
                fitFilterRepeated,
                OptionalInt.of(1),
                parityTrigger,
                Optional.of(newTries));
    }
}
