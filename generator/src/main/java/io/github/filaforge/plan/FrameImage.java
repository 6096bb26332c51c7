package io.github.filaforge.plan;

import java.util.List;

/**
 * All images of a shape that are translates of one another in a frame.
 *
 * @param shape the index of the shape
 * @param cells the cells in ascending order, counted from the first cell, which is 0
 */
public record FrameImage(int shape, List<Integer> cells) {

    public FrameImage {
        cells = List.copyOf(cells);
    }

    // As in Cell, the methods that the compiler generates for a record would take time at every start.
    @Override
    public boolean equals(Object other) {
        return other instanceof FrameImage image && shape == image.shape && cells.equals(image.cells);
    }

    @Override
    public int hashCode() {
        return 31 * shape + cells.hashCode();
    }

    /** Returns the number of the last cell. */
    public int reach() {
        return cells.get(cells.size() - 1);
    }
}
