package io.github.filaforge.verify;

import java.util.List;
import java.util.stream.IntStream;

/** A motion that carries the cells of a puzzle into one another and its shapes too. Immutable. */
final class Symmetry {

    private final int[] cells;
    private final int[] shapes;

    /**
     * @param cells for each cell the number of the one that it is carried to
     * @param shapes for each shape the one that is carried to it; -1 for none that the puzzle has
     */
    Symmetry(int[] cells, int... shapes) {
        this.cells = cells;
        this.shapes = shapes;
    }

    /** What it makes of the cells, and of the shapes: different ones may fill the same cells. */
    List<Integer> numbers() {
        return IntStream.concat(IntStream.of(cells), IntStream.of(shapes))
                .boxed()
                .toList();
    }

    /** The number of cells. */
    int size() {
        return cells.length;
    }

    /** The cell that a cell is carried to. */
    int cell(int number) {
        return cells[number];
    }

    /** Whether what it makes of a solution with so many pieces of each shape has as many as it may. */
    boolean allows(int[] used, Shapes ofPuzzle) {
        return ofPuzzle.allow(used, shapes);
    }

    /** The shape that is carried to a shape. */
    int shape(int number) {
        return shapes[number];
    }
}
