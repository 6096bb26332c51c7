package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Rgb;
import java.util.Collection;
import java.util.List;

/** Draws cells of the first layer, in their plane: each kind of cell in its own way. */
interface CellPainter {

    /** Returns the painter for the cells of a lattice. */
    static CellPainter of(CellPlane plane) {
        return switch (plane.lattice().cellForm().kind()) {
            case POLYGON ->
                plane.lattice().isOrthogonal() ? new PolygonPainter.Squares(plane) : new PolygonPainter(plane);
            case LINE -> new StickPainter(plane);
            case BALL -> new BallPainter(plane);
        };
    }

    /** Returns the distance by which a drawing reaches beyond the corners of cells. */
    default double reach() {
        return 0;
    }

    /** Returns the marks of the ground on which pieces lie. */
    List<Mark> ground(Collection<Cell> cells);

    /** Returns the marks of cells that belong together, with a border round them and none between. */
    List<Mark> together(Collection<Cell> cells, Rgb colour);

    /** Returns the marks of the cells of a stationary piece, below its name. */
    List<Mark> stationary(Collection<Cell> cells, Rgb colour);

    /** Returns the label with a name on cells that belong together. */
    Mark label(String name, List<Cell> cells, Rgb ink);

    /** Returns the marks of a single cell, with a border of its own. */
    List<Mark> alone(Cell cell, Rgb colour, Pen border);

    /** Returns the greatest height of the capitals of a few characters on a cell. */
    double letters(Cell cell);
}
