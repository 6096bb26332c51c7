package io.github.filaforge.cli.terminal;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.plan.SearchPlan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The images that a search has placed, in the order of placing. The blanks, which stand for cells that stay empty, are
 * included.
 */
public final class Assembly {

    private final SearchPlan plan;
    private final int[] shapes;
    private final int[][] cells;
    private int size;

    public Assembly(SearchPlan plan) {
        this.plan = plan;
        this.shapes = new int[plan.pieces()];
        this.cells = new int[plan.pieces()][];
    }

    /** Returns the number of images that the search has still to place, blanks included. */
    public int left() {
        return shapes.length - size;
    }

    /**
     * Returns the number of pieces left. If pieces may be left over, this is the number left of the greatest number that has
     * room. A blank does not count as a piece.
     */
    public int piecesLeft() {
        int placed =
                (int) IntStream.range(0, size).filter(index -> !isBlank(index)).count();
        return Math.min(plan.puzzle().mobilePieces().size(), shapes.length) - placed;
    }

    private boolean isBlank(int index) {
        return plan.shapes().get(shapes[index]).isBlank();
    }

    /** Places an image of a shape on cells, which are given by their numbers. */
    public void place(int shape, int... where) {
        shapes[size] = shape;
        cells[size] = where;
        size++;
    }

    public void removeLast() {
        size--;
    }

    /**
     * Returns the pieces that are placed, in the order of placing, as stationary pieces. Copies of a shape take their names
     * in this order, and pieces that every solution has come first.
     */
    public List<Piece> pieces() {
        List<Iterator<Piece>> names = plan.shapes().stream()
                .map(shape -> shape.pieces().stream()
                        .sorted(Comparator.comparing(Piece::optional))
                        .iterator())
                .toList();
        List<Piece> pieces = new ArrayList<>(size);
        for (int index = 0; index < size; index++) {
            if (!isBlank(index)) {
                pieces.add(new Piece(names.get(shapes[index]).next().name(), cells(index), true));
            }
        }
        return pieces;
    }

    /** Returns the cells that the search has left empty, junctions included. */
    public List<Cell> empty() {
        return IntStream.range(0, size)
                .filter(this::isBlank)
                .boxed()
                .flatMap(index -> cells(index).stream())
                .toList();
    }

    private List<Cell> cells(int index) {
        return IntStream.of(cells[index])
                .mapToObj(cell -> plan.catalog().region().cell(cell))
                .toList();
    }
}
