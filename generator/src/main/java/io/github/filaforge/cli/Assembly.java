package io.github.filaforge.cli;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.SearchPlan;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/** What a search has placed, as its placements tell. */
final class Assembly {

    private final SearchPlan plan;
    private final int[] shapes;
    private final int[][] cells;
    private int size;

    /** Nothing is placed. */
    Assembly(SearchPlan plan) {
        this.plan = plan;
        this.shapes = new int[plan.pieces()];
        this.cells = new int[plan.pieces()][];
    }

    /** The number of pieces placed. */
    int size() {
        return size;
    }

    /** The number of pieces left. */
    int left() {
        return shapes.length - size;
    }

    /** Places a piece of a shape, on cells by number. */
    void place(int shape, int... where) {
        shapes[size] = shape;
        cells[size] = where;
        size++;
    }

    /** Removes the piece that was placed last. */
    void removeLast() {
        size--;
    }

    /**
     * What is placed but blanks, in the order of placing, as stationary pieces. Copies of a shape take their names in this
     * order.
     */
    List<Piece> pieces() {
        List<Iterator<Piece>> names =
                plan.shapes().stream().map(shape -> shape.pieces().iterator()).toList();
        List<Piece> pieces = new ArrayList<>(size);
        for (int index = 0; index < size; index++) {
            List<Cell> where = IntStream.of(cells[index])
                    .mapToObj(cell -> plan.catalog().region().cell(cell))
                    .toList();
            Piece next = names.get(shapes[index]).next();
            if (!next.name().equals(Shape.BLANK)) {
                pieces.add(new Piece(next.name(), where, true));
            }
        }
        return pieces;
    }
}
