package io.github.filaforge.plan;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.request.OrderingHeuristic;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A fixed order in which the cells of a region become targets: the target is always the first open cell.
 *
 * <p>A cell has two numbers: its number in the region, and its position in this order. Under heuristic f the two are equal.
 */
public final class CellOrder {

    private final String heuristic;
    private final int[] cells;
    private final int[] positions;
    private final boolean natural;

    private CellOrder(String heuristic, int[] cells) {
        this.heuristic = heuristic;
        this.cells = cells;
        this.positions = new int[cells.length];
        for (int position = 0; position < cells.length; position++) {
            positions[cells[position]] = position;
        }
        this.natural = Arrays.equals(cells, IntStream.range(0, cells.length).toArray());
    }

    /** Returns the order of heuristic f: the cells in the order of their numbers, x most significant. */
    public static CellOrder first(Region region) {
        return new CellOrder("f", IntStream.range(0, region.size()).toArray());
    }

    /** Returns the order of a heuristic that has a fixed order. Cells with equal keys are in the order of their numbers. */
    public static CellOrder by(OrderingHeuristic heuristic, Puzzle puzzle) {
        List<Integer> keys = heuristic.keys(puzzle);
        List<Integer> cells = IntStream.range(0, keys.size())
                .boxed()
                // As in RedundancyFilter, this comparator has a form that an archive can contain.
                .sorted((one, other) -> keys.get(one).compareTo(keys.get(other)))
                .toList();
        return of(heuristic.text(), cells);
    }

    /**
     * Returns a fixed order.
     *
     * @param heuristic the name of the order in reports
     * @param cells every cell number of the region once, the first target first
     */
    public static CellOrder of(String heuristic, List<Integer> cells) {
        int[] order = cells.stream().mapToInt(Integer::intValue).toArray();
        int[] natural = IntStream.range(0, order.length).toArray();
        if (!Arrays.equals(IntStream.of(order).sorted().toArray(), natural)) {
            throw new IllegalArgumentException("not an order of the cells 0 to " + (order.length - 1));
        }
        return new CellOrder(heuristic, order);
    }

    /** Returns the letter or the name of the ordering heuristic of this order. */
    public String heuristic() {
        return heuristic;
    }

    /** Returns true if the cells are in the order of their numbers. */
    public boolean isNatural() {
        return natural;
    }

    public int size() {
        return cells.length;
    }

    /** Returns the number of the cell at a position. */
    public int cellAt(int position) {
        return cells[position];
    }

    /** Returns the position of the cell with a number. */
    public int positionOf(int cell) {
        return positions[cell];
    }

    /** Returns the layout with its cells numbered by position instead of by cell number. */
    public Layout toPositions(Layout layout) {
        return natural ? layout : layout.renumber(positions);
    }

    /** Returns the image with its cells numbered by position instead of by cell number. */
    public Image toPositions(Image image) {
        return natural ? image : new Image(image.shape(), toPositions(image.layout()));
    }

    /** Returns the layout with its cells numbered by cell number instead of by position. */
    public Layout toCells(Layout layout) {
        return natural ? layout : layout.renumber(cells);
    }
}
