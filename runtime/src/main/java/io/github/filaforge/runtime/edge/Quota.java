package io.github.filaforge.runtime.edge;

import java.util.List;

/**
 * Colours that a search has to use up early, so that the pieces that are left for the last cells have few colours and fit
 * each other more often.
 *
 * @param colours the colours
 * @param least for each position the least number of sides of these colours on the pieces that are placed before the cell
 *     of the position is filled; one more element stands for the full board. Pinned pieces do not count. An empty list stands
 *     for zeros
 */
public record Quota(List<Integer> colours, List<Integer> least) {

    /** A quota that every board meets. */
    public static final Quota NONE = new Quota(List.of(), List.of());

    public Quota {
        colours = List.copyOf(colours);
        least = List.copyOf(least);
    }
}
