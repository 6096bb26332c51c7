package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.CellPlane.Spot;
import io.github.filaforge.picture.Mark.Pen;
import java.util.List;

/** Draws a board in layers, pieces on it, and single cells. */
interface BoardDrawer extends SolutionDrawer {

    /** Returns the drawer for the board of a puzzle. */
    static BoardDrawer of(Puzzle puzzle, Palette palette) {
        return puzzle.lattice().isOrthogonal() ? new LayerDrawer(puzzle, palette) : PlaneDrawer.of(puzzle, palette);
    }

    /** Returns the origin of the figures of a cell, relative to the upper left corner of the room. */
    Spot origin(Cell cell);

    /** Returns the marks of a cell in one colour, relative to its origin. */
    List<Mark> cell(Cell cell, Rgb colour, Pen border);

    /**
     * Returns the place, relative to the origin of a cell, of the plane in which the middle of the cell is the origin and
     * capitals have height 1.
     *
     * @param most the height of capitals where there is room
     */
    Affine letters(Cell cell, double most);
}
