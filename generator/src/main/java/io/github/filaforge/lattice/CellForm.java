package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.List;

/**
 * The form of the cells of a lattice in the plane of their layer. Immutable.
 *
 * <p>Corners have integer coordinates in a frame that is finer than the points of the lattice, so that cells which touch
 * have common corners in it. The polygons of all cells of a layer cover the plane once, or are lines.
 *
 * @param kind the kind of drawing of a cell
 * @param isOblique true if the axes have 60 degrees between them, false if they have 90
 * @param step the distance of two adjacent points in the frame
 * @param length the distance of two adjacent points in a picture, where a square has side 1 and other cells are about as
 *     large
 * @param corners the corners of the cell at the origin, for each class, counter-clockwise; of a line its two ends
 */
public record CellForm(Kind kind, boolean isOblique, int step, double length, List<List<Corner>> corners) {

    /** The kinds of drawings of a cell. */
    public enum Kind {
        /** The polygon itself. */
        POLYGON,
        /** A line from one end to the other. */
        LINE,
        /** The circle that touches the sides of the polygon. */
        BALL
    }

    /** A corner in the frame. */
    public record Corner(int x, int y) {}

    private static final double HEIGHT_OF_TRIANGLE = Math.sqrt(3) / 2;

    public CellForm {
        corners = corners.stream().map(List::copyOf).toList();
    }

    /**
     * Returns a form.
     *
     * @param corners x and y of one corner after the other, for each class
     */
    static CellForm of(Kind kind, boolean isOblique, int step, double length, int[]... corners) {
        List<List<Corner>> all = new ArrayList<>();
        for (int[] ofClass : corners) {
            List<Corner> polygon = new ArrayList<>();
            for (int i = 0; i < ofClass.length; i += 2) {
                polygon.add(new Corner(ofClass[i], ofClass[i + 1]));
            }
            all.add(polygon);
        }
        return new CellForm(kind, isOblique, step, length, all);
    }

    /** Returns the distance along x to which a unit of the frame along y leads, in units of the frame along x. */
    public double slant() {
        return isOblique ? 0.5 : 0;
    }

    /** Returns the height to which a unit of the frame along y leads, in units of the frame along x. */
    public double rise() {
        return isOblique ? HEIGHT_OF_TRIANGLE : 1;
    }

    /** Returns the length of a unit of the frame along x in a picture. */
    public double unit() {
        return length / step;
    }
}
