package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.picture.Mark.Pen;
import java.util.Collection;
import java.util.List;

/** Draws cells of the first layer, in the plane where they lie: each kind of cell in its own way. */
interface CellPainter {

    /** The painter for the cells of a lattice. */
    static CellPainter of(CellPlane plane) {
        return switch (plane.lattice().cellForm().kind()) {
            case POLYGON -> new PolygonPainter(plane);
            case LINE -> new StickPainter(plane);
            case BALL -> new BallPainter(plane);
        };
    }

    /** How far what is drawn reaches beyond the corners of cells. */
    double reach();

    /** What pieces lie on. */
    List<Mark> ground(Collection<Cell> cells);

    /** Cells that belong together, with a border round them and none between. */
    List<Mark> together(Collection<Cell> cells, Rgb colour);

    /** Cells of a stationary piece, below its name. */
    List<Mark> stationary(Collection<Cell> cells, Rgb colour, Pen hatch);

    /** A name on cells that belong together. */
    Mark label(String name, List<Cell> cells, Rgb ink);

    /** A cell alone, with a border of its own. */
    List<Mark> alone(Cell cell, Rgb colour, Pen border);

    /** How high the capitals of a few characters on a cell may be at most. */
    double letters(Cell cell);
}
