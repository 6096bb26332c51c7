package io.github.filaforge.plan;

import io.github.filaforge.model.Box;
import io.github.filaforge.model.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The fixed order in which many pieces are packed into a region in the plane so that no pockets are left: from one end
 * of the longer side to the other, or, if the region has a hole, round it from where the region is thinnest (polycube
 * article, "Ordering Heuristics", and its box in a diamond).
 */
final class PackingOrder {

    /** With more pieces left than this, a region without a hole is packed. */
    private static final int PACKED_FROM = 26;

    /** The same round a hole, where the ends do not see each other. */
    private static final int PACKED_ROUND_FROM = 20;

    private final Box box;
    private final Set<Cell> open;
    /** The largest hole that pieces pass on both sides as if it were not there. */
    private final int largestPassedHole;

    private PackingOrder(Puzzle puzzle) {
        this.box = puzzle.box();
        this.open = Set.copyOf(puzzle.region().cells());
        this.largestPassedHole =
                puzzle.mobilePieces().stream().mapToInt(Piece::volume).max().orElse(1);
    }

    /**
     * A way to pack.
     *
     * @param heuristic the order of the cells
     * @param end the number of pieces left with which packing ends
     */
    record Packing(OrderingHeuristic heuristic, int end) {}

    /** How to pack a region in the plane of x and y. */
    static Packing of(Puzzle puzzle) {
        PackingOrder order = new PackingOrder(puzzle);
        Set<Cell> hole = order.hole();
        if (hole.isEmpty()) {
            String along = order.box.xDim() >= order.box.yDim() ? "x" : "y";
            return new Packing(OrderingHeuristic.named(along), PACKED_FROM);
        }
        int x = centre(hole.stream().map(Cell::x).toList());
        int y = centre(hole.stream().map(Cell::y).toList());
        return new Packing(OrderingHeuristic.around(order.thinnestDirection(x, y), x, y), PACKED_ROUND_FROM);
    }

    /** The middle between the least and the greatest of some numbers. */
    private static int centre(List<Integer> numbers) {
        int least = numbers.stream().min(Comparator.naturalOrder()).orElseThrow();
        int greatest = numbers.stream().max(Comparator.naturalOrder()).orElseThrow();
        return (least + greatest) / 2;
    }

    /** The largest part of the box outside the region that the region encloses; empty if it is not larger than a piece. */
    private Set<Cell> hole() {
        Set<Cell> seen = new HashSet<>(open);
        Set<Cell> largest = Set.of();
        // First what can be reached from outside the box.
        reach(new Cell(-1, -1, 0), seen);
        for (int x = 0; x < box.xDim(); x++) {
            for (int y = 0; y < box.yDim(); y++) {
                Cell cell = new Cell(x, y, 0);
                if (!seen.contains(cell)) {
                    Set<Cell> hole = reach(cell, seen);
                    largest = hole.size() > Math.max(largest.size(), largestPassedHole) ? hole : largest;
                }
            }
        }
        return largest;
    }

    /** The cells not seen that can be reached, in the box and one cell round it; sides and corners connect. */
    private Set<Cell> reach(Cell start, Set<Cell> seen) {
        Set<Cell> reached = new HashSet<>(Set.of(start));
        seen.add(start);
        Deque<Cell> next = new ArrayDeque<>(reached);
        while (!next.isEmpty()) {
            Cell cell = next.pop();
            for (int x = Math.max(-1, cell.x() - 1); x <= Math.min(box.xDim(), cell.x() + 1); x++) {
                for (int y = Math.max(-1, cell.y() - 1); y <= Math.min(box.yDim(), cell.y() + 1); y++) {
                    Cell neighbour = new Cell(x, y, 0);
                    if (seen.add(neighbour)) {
                        reached.add(neighbour);
                        next.push(neighbour);
                    }
                }
            }
        }
        return reached;
    }

    /** Of the four directions along the axes the one with the fewest cells of the region, in degrees. */
    private int thinnestDirection(int x, int y) {
        return IntStream.of(0, 90, 180, 270)
                .boxed()
                .min(Comparator.comparing(degrees -> cells(x, y, degrees)))
                .orElseThrow();
    }

    private long cells(int x, int y, int degrees) {
        int stepX = degrees == 0 ? 1 : degrees == 180 ? -1 : 0;
        int stepY = degrees == 90 ? 1 : degrees == 270 ? -1 : 0;
        return IntStream.range(0, Math.max(box.xDim(), box.yDim()))
                .filter(distance -> open.contains(new Cell(x + distance * stepX, y + distance * stepY, 0)))
                .count();
    }
}
