package io.github.filaforge.plan;

import java.util.List;

/**
 * An image of a sieve: all images of a shape that are translates of one another in its frame.
 *
 * @param shape the index of the shape
 * @param cells the cells in ascending order, counted from the first, which is 0
 */
public record SieveImage(int shape, List<Integer> cells) {

    public SieveImage {
        cells = List.copyOf(cells);
    }

    /** The number of its last cell. */
    int reach() {
        return cells.get(cells.size() - 1);
    }
}
