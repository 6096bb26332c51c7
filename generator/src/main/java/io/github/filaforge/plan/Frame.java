package io.github.filaforge.plan;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Region;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A numbering of cells in which the cells of a region keep their order but may have gaps between them. In the frame of a
 * box, the cells that are missing from the region have numbers too, so that all translates of an image have equal steps.
 */
public final class Frame {

    private final int size;
    private final int[] cells;

    private Frame(int size, int[] cells) {
        this.size = size;
        this.cells = cells;
    }

    /** Returns the frame without gaps. */
    public static Frame dense(CellOrder order) {
        return new Frame(order.size(), IntStream.range(0, order.size()).toArray());
    }

    /** Returns the frame of the smallest box round a region whose cells are in their natural order. */
    public static Frame box(Region region) {
        List<Cell> cells = region.cells();
        IntSummaryStatistics xs = cells.stream().mapToInt(Cell::x).summaryStatistics();
        IntSummaryStatistics ys = cells.stream().mapToInt(Cell::y).summaryStatistics();
        IntSummaryStatistics zs = cells.stream().mapToInt(region::third).summaryStatistics();
        int yDim = ys.getMax() - ys.getMin() + 1;
        int zDim = zs.getMax() - zs.getMin() + 1;
        int[] numbers = cells.stream()
                .mapToInt(cell -> ((cell.x() - xs.getMin()) * yDim + cell.y() - ys.getMin()) * zDim
                        + region.third(cell)
                        - zs.getMin())
                .toArray();
        return new Frame((xs.getMax() - xs.getMin() + 1) * yDim * zDim, numbers);
    }

    /** Returns the number of cells with the gaps. */
    public int size() {
        return size;
    }

    /** Returns the cell of the frame at a position. */
    public int cell(int position) {
        return cells[position];
    }

    /** Returns true if the frame has no gaps, so that the cell of the frame at each position is equal to the position. */
    public boolean isDense() {
        return size == cells.length;
    }

    /** Returns the cells of a layout, counted from its first cell. */
    public List<Integer> fromFirst(Layout byPosition) {
        int[] positions = byPosition.cells();
        Integer[] steps = new Integer[positions.length];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = cells[positions[i]] - cells[positions[0]];
        }
        return List.of(steps);
    }

    /** Returns the length of the longest row of successive cells that are gaps or filled. */
    public int longestRun(Layout filled) {
        int longest = 0;
        int next = 0;
        for (int position = 0; position < cells.length; position++) {
            if (!filled.contains(position)) {
                longest = Math.max(longest, cells[position] - next);
                next = cells[position] + 1;
            }
        }
        return longest;
    }
}
