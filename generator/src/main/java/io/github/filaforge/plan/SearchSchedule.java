package io.github.filaforge.plan;

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

    /** A schedule without filters and triggers during the search. */
    public static SearchSchedule of(OrderSchedule order, int lists, boolean nof) {
        OptionalInt none = OptionalInt.empty();
        return new SearchSchedule(order, lists, nof, none, none, none, false, none, false);
    }

    /** Whether anything is done during the search but placing images. */
    public boolean filtersOrWatches() {
        return volumeFilter.isPresent()
                || parityFilter.isPresent()
                || fitFilter.isPresent()
                || volumeTrigger.isPresent()
                || parityTrigger;
    }
}
