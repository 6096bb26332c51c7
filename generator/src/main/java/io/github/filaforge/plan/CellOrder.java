package io.github.filaforge.plan;

import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A fixed order in which the cells of a region become targets: the target is always the first open cell.
 *
 * <p>A cell has two numbers: the one that its region gives it, and its position in this order. Under the F heuristic
 * they are the same.
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

    /** The F heuristic: cells in the order of their numbers, x most significant. */
    public static CellOrder first(Region region) {
        return new CellOrder("f", IntStream.range(0, region.size()).toArray());
    }

    /** The order of a heuristic that has a fixed one; cells that it does not tell apart come by their numbers. */
    public static CellOrder by(OrderingHeuristic heuristic, Puzzle puzzle) {
        List<Integer> keys = heuristic.keys(puzzle);
        List<Integer> cells = IntStream.range(0, keys.size())
                .boxed()
                // As in RedundancyFilter: a comparator that an archive takes.
                .sorted((one, other) -> keys.get(one).compareTo(keys.get(other)))
                .toList();
        return of(heuristic.text(), cells);
    }

    /**
     * Any fixed order.
     *
     * @param heuristic what to call the order in reports
     * @param cells every cell number of the region once, the first target first
     */
    public static CellOrder of(String heuristic, List<Integer> cells) {
        int[] order = cells.stream().mapToInt(Integer::intValue).toArray();
        int[] sorted = IntStream.of(order).sorted().toArray();
        for (int i = 0; i < sorted.length; i++) {
            if (sorted[i] != i) {
                throw new IllegalArgumentException("not an order of the cells 0 to " + (sorted.length - 1));
            }
        }
        return new CellOrder(heuristic, order);
    }

    /** The letter or name of the ordering heuristic that this order is. */
    public String heuristic() {
        return heuristic;
    }

    /** Whether the cells come in the order of their numbers. */
    public boolean isNatural() {
        return natural;
    }

    /** The number of cells. */
    public int size() {
        return cells.length;
    }

    /** The number of the cell at a position. */
    public int cellAt(int position) {
        return cells[position];
    }

    /** The position of the cell with the given number. */
    public int positionOf(int cell) {
        return positions[cell];
    }

    /** The layout with its cells numbered by position instead of by cell number. */
    public Layout toPositions(Layout layout) {
        return natural ? layout : layout.renumber(positions);
    }

    /** The layout with its cells numbered by cell number instead of by position. */
    public Layout toCells(Layout layout) {
        return natural ? layout : layout.renumber(cells);
    }
}
