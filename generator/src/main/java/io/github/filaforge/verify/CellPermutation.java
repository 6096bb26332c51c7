package io.github.filaforge.verify;

import java.util.List;
import java.util.stream.IntStream;

/** A motion that carries the cells of a puzzle into one another, and its shapes too. Immutable. */
final class CellPermutation {

    private final int[] cells;
    private final int[] shapes;

    /**
     * Makes a symmetry.
     *
     * @param cells the number of the cell to which each cell is carried
     * @param shapes for each shape the shape that is carried to it; -1 if the puzzle has none that is
     */
    CellPermutation(int[] cells, int... shapes) {
        this.cells = cells;
        this.shapes = shapes;
    }

    /**
     * Returns the numbers of the cells and of the shapes together. Symmetries of equal cells may differ in shapes, since
     * different shapes may fill equal cells.
     */
    List<Integer> numbers() {
        return IntStream.concat(IntStream.of(cells), IntStream.of(shapes))
                .boxed()
                .toList();
    }

    /** Returns the number of cells. */
    int size() {
        return cells.length;
    }

    /** Returns the cell to which a cell is carried. */
    int cell(int number) {
        return cells[number];
    }

    /**
     * Returns true if the copy of a solution may have its numbers of pieces of each shape, for a solution that uses given
     * numbers of them.
     */
    boolean allows(int[] used, Shapes ofPuzzle) {
        return ofPuzzle.allow(used, shapes);
    }

    /** Returns the shape that is carried to a shape. */
    int shape(int number) {
        return shapes[number];
    }
}
