package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.CellPlane.Spot;
import io.github.filaforge.picture.Mark.Pen;
import java.util.List;

/** Draws a board in layers, pieces on it, and single cells. */
interface BoardDrawer extends SolutionDrawer {

    /** The drawer for the board of a puzzle. */
    static BoardDrawer of(Puzzle puzzle, Palette palette) {
        return puzzle.lattice().isOrthogonal() ? new LayerDrawer(puzzle, palette) : PlaneDrawer.of(puzzle, palette);
    }

    /** Where the figures of a cell begin, from the upper left corner of the room. */
    Spot origin(Cell cell);

    /** A cell in one colour, as seen from there. */
    List<Mark> cell(Cell cell, Rgb colour, Pen border);

    /**
     * Where the plane lies, as seen from there, in which the middle of the cell is the origin and capitals have height 1.
     *
     * @param most how high they may be where there is room
     */
    Affine letters(Cell cell, double most);
}
