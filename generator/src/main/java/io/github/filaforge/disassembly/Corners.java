package io.github.filaforge.disassembly;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellForm;
import io.github.filaforge.lattice.Lattice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The corners of cells as points with integer coordinates. The axes may be oblique, since whether solids meet does not
 * depend on the angles between axes. Cells of a plane are prisms of height 1.
 */
final class Corners {

    /** The number of places of a cube along each axis in the lattice that cuts cubes into 24 tetrahedra. */
    private static final int PLACES_OF_TETRAHEDRA = 5;

    /** The number of places of a cube along each axis in the lattice of tetrahedra and eighths of octahedra. */
    private static final int PLACES_OF_EIGHTHS = 3;

    private static final List<Cell> AXES = List.of(new Cell(1, 0, 0), new Cell(0, 1, 0), new Cell(0, 0, 1));

    private static final int KINDS_OF_TETRAHEDRA = 24;

    private Corners() {}

    /** Returns the corners of a cell. */
    static List<Cell> of(Lattice lattice, Cell cell) {
        if (lattice.kinds() > lattice.classes()) {
            return ofTetrahedron(lattice, cell);
        }
        CellForm form = lattice.cellForm();
        List<Cell> corners = new ArrayList<>();
        for (CellForm.Corner corner : form.corners().get(lattice.classOf(cell))) {
            for (int up = 0; up <= 1; up++) {
                corners.add(new Cell(
                        corner.x() + form.step() * cell.x(),
                        corner.y() + form.step() * cell.y(),
                        lattice.layer(cell) + up));
            }
        }
        return corners;
    }

    /** Returns the corners of a cell in one of the two lattices of tetrahedra; half a cube is a unit. */
    private static List<Cell> ofTetrahedron(Lattice lattice, Cell cell) {
        boolean areEighths = lattice.kinds() < KINDS_OF_TETRAHEDRA;
        int places = areEighths ? PLACES_OF_EIGHTHS : PLACES_OF_TETRAHEDRA;
        Cell cube = new Cell(
                Math.floorDiv(cell.x(), places), Math.floorDiv(cell.y(), places), Math.floorDiv(cell.z(), places));
        int[] from = {
            Math.floorMod(cell.x(), places) - places / 2,
            Math.floorMod(cell.y(), places) - places / 2,
            Math.floorMod(cell.z(), places) - places / 2
        };
        int sign = ((cube.x() + cube.y() + cube.z()) & 1) == 0 ? 1 : -1;
        List<Cell> corners = areEighths ? ofEighth(from, sign) : ofQuarter(from);
        Cell middle = new Cell(2 * cube.x() + 1, 2 * cube.y() + 1, 2 * cube.z() + 1);
        return corners.stream().map(middle::plus).toList();
    }

    /**
     * Returns the corners of a tetrahedron inside a cube, or of one of the eighths of octahedra at its corners.
     *
     * @param from the place of the cell, from the middle of the cube
     * @param sign the product of the coordinates of the corners that are eighths
     */
    private static List<Cell> ofEighth(int[] from, int sign) {
        List<Cell> corners = new ArrayList<>();
        boolean isMiddle = from[0] == 0 && from[1] == 0 && from[2] == 0;
        if (!isMiddle) {
            corners.add(new Cell(from[0], from[1], from[2]));
        }
        for (int bits = 0; bits < 8; bits++) {
            int[] at = {1 - 2 * (bits & 1), 1 - 2 * ((bits >> 1) & 1), 1 - 2 * ((bits >> 2) & 1)};
            int different = 0;
            for (int axis = 0; axis < 3; axis++) {
                different += at[axis] == from[axis] ? 0 : 1;
            }
            if (isMiddle ? at[0] * at[1] * at[2] == -sign : different == 1) {
                corners.add(new Cell(at[0], at[1], at[2]));
            }
        }
        return corners;
    }

    /** Returns the corners of one of 24 tetrahedra: the middle of the cube, the middle of a side, the ends of its edge. */
    private static List<Cell> ofQuarter(int... from) {
        int[] side = new int[3];
        int[] left = new int[3];
        int[] right = new int[3];
        for (int axis = 0; axis < 3; axis++) {
            int sign = Integer.signum(from[axis]);
            side[axis] = from[axis] / 2;
            left[axis] = sign == 0 ? -1 : sign;
            right[axis] = sign == 0 ? 1 : sign;
        }
        return List.of(
                new Cell(0, 0, 0),
                new Cell(side[0], side[1], side[2]),
                new Cell(left[0], left[1], left[2]),
                new Cell(right[0], right[1], right[2]));
    }

    /**
     * Returns true if a convex solid and another one have inner points in common, at some point of the straight way of the
     * first one to another place. Each edge of the solid that it covers on its way is parallel to an edge of the solid or to
     * the way, so only planes that are parallel to two such edges can lie between.
     *
     * @param first the points whose hull is the first solid
     * @param swept these points, and behind them in equal order these points at the end of the way
     * @param other the points whose hull is the other solid
     */
    static boolean meet(List<Cell> first, List<Cell> swept, List<Cell> other) {
        for (Cell axis : AXES) {
            if (isBetween(axis, swept, other)) {
                return false;
            }
        }
        Set<Cell> edges = new LinkedHashSet<>(List.of(swept.get(first.size()).minus(swept.get(0))));
        add(edges, first);
        add(edges, other);
        List<Cell> all = List.copyOf(edges);
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (isBetween(cross(all.get(i), all.get(j)), swept, other)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Adds the steps between any two of some points, one of each two that are opposite. */
    private static void add(Set<Cell> edges, List<Cell> points) {
        for (int i = 0; i < points.size(); i++) {
            for (int j = 0; j < i; j++) {
                Cell edge = points.get(i).minus(points.get(j));
                if (!edges.contains(Separation.opposite(edge))) {
                    edges.add(edge);
                }
            }
        }
    }

    private static Cell cross(Cell a, Cell b) {
        return new Cell(a.y() * b.z() - a.z() * b.y(), a.z() * b.x() - a.x() * b.z(), a.x() * b.y() - a.y() * b.x());
    }

    private static boolean isBetween(Cell normal, List<Cell> left, List<Cell> right) {
        return (normal.x() != 0 || normal.y() != 0 || normal.z() != 0)
                && (most(normal, left) <= -most(Separation.opposite(normal), right)
                        || most(normal, right) <= -most(Separation.opposite(normal), left));
    }

    /** Returns the greatest height of points above a plane through the origin. */
    private static int most(Cell normal, List<Cell> points) {
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < points.size(); i++) {
            Cell point = points.get(i);
            most = Math.max(most, normal.x() * point.x() + normal.y() * point.y() + normal.z() * point.z());
        }
        return most;
    }
}
