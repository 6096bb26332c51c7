package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.List;

/**
 * The cells of a box that may be closed along some axes. Of cells that are one it has only the least.
 *
 * @param periods the periods of the axes along which it is closed
 */
record BoxCells(LatticeForm form, Box box, Periods periods) {

    /** Returns all cells, in ascending order, in a new list. */
    List<Cell> list() {
        List<Cell> cells = new ArrayList<>();
        int ends = form.beyondBox();
        for (int x = periods.x() > 0 ? 0 : -ends; x < box.xDim(); x++) {
            for (int y = periods.y() > 0 ? 0 : -ends; y < box.yDim(); y++) {
                for (int layer = 0; layer < box.layers(); layer++) {
                    for (int number = 0; number < form.classes(); number++) {
                        Cell cell = form.cell(box, x, y, layer, number);
                        if (contains(cell)) {
                            cells.add(cell);
                        }
                    }
                }
            }
        }
        return cells;
    }

    /**
     * Returns true if the box has a cell.
     *
     * <p>A cell is in a box without ends along an axis if it is in the middle one of three such boxes in a row, since some
     * lattices have cells that belong to two boxes, or lie between them.
     */
    boolean contains(Cell cell) {
        if (periods.areNone()) {
            return form.contains(box, cell);
        }
        if (!periods.reduced(cell).equals(cell)) {
            return false;
        }
        Box row = new Box(
                periods.x() > 0 ? 3 * box.xDim() : box.xDim(),
                periods.y() > 0 ? 3 * box.yDim() : box.yDim(),
                periods.z() > 0 ? 3 * box.zDim() : box.zDim());
        return form.contains(row, cell.plus(new Cell(periods.x(), periods.y(), periods.z())));
    }
}
