package io.github.filaforge.picture.print;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The solid of the cells of a kind, relative to the point to which a cell belongs. Two cells that are neighbours have a
 * side in common, with the corners of the side. Immutable.
 *
 * @param corners the corners, in millimetres
 * @param sides the sides, which together are a closed surface
 * @param middle the middle of the corners
 * @param radius the radius of a ball; 0 if the solid is a convex polyhedron. The corners of a ball lie in the planes
 *     between it and its neighbours, or on the ball
 * @param inradius the radius of the largest ball in the solid
 */
public record CellSolid(List<Vec> corners, List<Side> sides, Vec middle, double radius, double inradius) {

    /** The greatest difference of two coordinates that are meant to be equal, in millimetres. */
    static final double NEAR = 1e-5;

    /** Copies the lists. */
    public CellSolid {
        corners = List.copyOf(corners);
        sides = List.copyOf(sides);
    }

    /**
     * A side of a solid.
     *
     * @param ring the indices of its corners, counter-clockwise as seen from outside
     * @param normal the normal to the outside, of length 1
     * @param summit the index of a corner above the middle of the side, where the side is free; -1 if the side is flat
     * @param step the step to the neighbour that has this side too; empty if there is none in the lattice
     */
    public record Side(List<Integer> ring, Vec normal, int summit, Optional<Cell> step) {

        /** Copies the list. */
        public Side {
            ring = List.copyOf(ring);
        }

        Side towards(Cell neighbour) {
            return new Side(ring, normal, summit, Optional.of(neighbour));
        }
    }

    /** Returns the convex polyhedron with some corners and sides, which are given by the indices of their corners. */
    private static CellSolid polyhedron(List<Vec> corners, List<List<Integer>> rings, double inradius) {
        Vec middle = Vec.ORIGIN;
        for (Vec corner : corners) {
            middle = middle.plus(corner.times(1.0 / corners.size()));
        }
        List<Side> sides = new ArrayList<>();
        for (List<Integer> ring : rings) {
            Vec first = corners.get(ring.get(0));
            Vec normal = corners.get(ring.get(1))
                    .minus(first)
                    .cross(corners.get(ring.get(2)).minus(first))
                    .unit();
            boolean isOutward = normal.dot(first.minus(middle)) > 0;
            List<Integer> turned = new ArrayList<>(ring);
            if (!isOutward) {
                Collections.reverse(turned);
            }
            sides.add(new Side(turned, isOutward ? normal : normal.times(-1), -1, Optional.empty()));
        }
        return new CellSolid(corners, sides, middle, 0, inradius);
    }

    /**
     * Returns the prism over a polygon in the plane z = 0, whose corners run counter-clockwise. A circle touches all
     * sides of the polygon.
     */
    static CellSolid prism(List<Vec> base, double height) {
        int count = base.size();
        List<Vec> corners = new ArrayList<>(base);
        base.forEach(corner -> corners.add(corner.plus(new Vec(0, 0, height))));
        List<List<Integer>> rings = new ArrayList<>();
        List<Integer> bottom = new ArrayList<>();
        List<Integer> top = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int next = (i + 1) % count;
            bottom.add(i);
            top.add(count + i);
            rings.add(List.of(i, next, count + next, count + i));
        }
        rings.add(bottom);
        rings.add(top);
        double[] measures = measures(base);
        double inradius = Math.min(height / 2, 2 * measures[0] / measures[1]);
        return polyhedron(corners, rings, inradius);
    }

    /** Returns the tetrahedron with four corners. */
    static CellSolid tetrahedron(Vec... corners) {
        List<List<Integer>> rings = List.of(List.of(0, 1, 2), List.of(0, 1, 3), List.of(0, 2, 3), List.of(1, 2, 3));
        double surface = 0;
        for (List<Integer> ring : rings) {
            surface += measures(ring.stream().map(index -> corners[index]).toList())[0];
        }
        Vec first = corners[1].minus(corners[0]);
        double volume = Math.abs(first.dot(corners[2].minus(corners[0]).cross(corners[3].minus(corners[0])))) / 6;
        return polyhedron(List.of(corners), rings, 3 * volume / surface);
    }

    /** Returns the area and the length of the outline of a flat polygon. */
    private static double[] measures(List<Vec> polygon) {
        Vec sum = Vec.ORIGIN;
        double around = 0;
        for (int i = 0; i < polygon.size(); i++) {
            Vec next = polygon.get((i + 1) % polygon.size());
            sum = sum.plus(polygon.get(i).minus(polygon.get(0)).cross(next.minus(polygon.get(0))));
            around += next.minus(polygon.get(i)).length();
        }
        return new double[] {sum.length() / 2, around};
    }
}
