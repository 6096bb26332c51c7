package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.List;

/**
 * What the cells of a lattice look like in the plane of their layer. Immutable.
 *
 * <p>Corners have whole coordinates in a frame that is finer than the points of the lattice, so that cells which touch
 * have the same corners there. The polygons of all cells of a layer cover the plane once, or are lines.
 *
 * @param kind what is drawn of a cell
 * @param isOblique whether the axes have 60 degrees between them, not 90
 * @param step how far apart two points next to each other are in the frame
 * @param length how far apart they are in a picture, where a square has side 1 and other cells are about as large
 * @param corners for each class the corners of its cell at the origin, counter-clockwise; of a line its two ends
 */
public record CellForm(Kind kind, boolean isOblique, int step, double length, List<List<Corner>> corners) {

    /** What is drawn of a cell. */
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
     * A form.
     *
     * @param corners for each class x and y of one corner after the other
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

    /** Hexagons round their points. */
    static CellForm hexagons() {
        return of(Kind.POLYGON, true, 3, 1.1, new int[] {1, 1, -1, 2, -2, 1, -1, -1, 1, -2, 2, -1});
    }

    /** The two triangles of each rhombus. */
    static CellForm triangles() {
        return of(Kind.POLYGON, true, 1, 1.5, new int[] {0, 0, 1, 0, 0, 1}, new int[] {1, 0, 1, 1, 0, 1});
    }

    /** How far along x a unit of the frame along y leads, in units of it along x. */
    public double slant() {
        return isOblique ? 0.5 : 0;
    }

    /** How far upwards a unit of the frame along y leads, in the same units. */
    public double rise() {
        return isOblique ? HEIGHT_OF_TRIANGLE : 1;
    }

    /** How long a unit of the frame along x is in a picture. */
    public double unit() {
        return length / step;
    }
}
