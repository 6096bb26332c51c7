package io.github.filaforge.plan;

import java.util.List;

/**
 * All images of a shape that are translates of one another in a frame.
 *
 * @param shape the index of the shape
 * @param cells the cells in ascending order, counted from the first, which is 0
 */
public record FrameImage(int shape, List<Integer> cells) {

    public FrameImage {
        cells = List.copyOf(cells);
    }

    /** The number of its last cell. */
    public int reach() {
        return cells.get(cells.size() - 1);
    }
}
