package io.github.filaforge.picture.print;

import java.util.ArrayList;
import java.util.List;

/**
 * A polygon in a plane, which may have holes, as points by their numbers. It is cut into triangles that have an area,
 * by cutting off one corner after the other (ear clipping, Meisters 1975); holes are first joined to the outline by a
 * line each.
 *
 * <p>Points on a straight part of the outline become corners of triangles too, so that triangles of neighbouring
 * polygons meet along whole sides.
 */
final class FlatPolygon {

    /** The share of the square of the polygon's size below which an area is nothing. */
    private static final double NOTHING = 1e-10;

    private final double[][] places;
    private final List<Integer> ring;
    private final double nothing;

    private FlatPolygon(List<Integer> outline, double[][] places) {
        this.places = places;
        this.ring = new ArrayList<>(outline);
        double least = Double.MAX_VALUE;
        double greatest = -Double.MAX_VALUE;
        for (int point : outline) {
            least = Math.min(least, places[point][0] + places[point][1]);
            least = Math.min(least, places[point][0] - places[point][1]);
            greatest = Math.max(greatest, places[point][0] + places[point][1]);
            greatest = Math.max(greatest, places[point][0] - places[point][1]);
        }
        this.nothing = NOTHING * (greatest - least) * (greatest - least);
    }

    /**
     * Returns the triangles of a polygon, counter-clockwise.
     *
     * @param outline the points of the outline, counter-clockwise
     * @param holes the points of each hole, clockwise
     * @param places x and y of each point by its number
     */
    static List<int[]> triangles(List<Integer> outline, List<List<Integer>> holes, double[][] places) {
        FlatPolygon polygon = new FlatPolygon(outline, places);
        List<List<Integer>> fromRight = new ArrayList<>(holes);
        fromRight.sort((one, other) -> Double.compare(polygon.right(other), polygon.right(one)));
        for (int i = 0; i < fromRight.size(); i++) {
            polygon.join(fromRight.get(i), fromRight.subList(i, fromRight.size()));
        }
        return polygon.ears();
    }

    private double right(List<Integer> loop) {
        return loop.stream().mapToDouble(point -> places[point][0]).max().orElseThrow();
    }

    /** Returns twice the area of a triangle: positive if it is counter-clockwise, 0 if it has no area to speak of. */
    private double area(int a, int b, int c) {
        double[] from = places[a];
        double area = (places[b][0] - from[0]) * (places[c][1] - from[1])
                - (places[b][1] - from[1]) * (places[c][0] - from[0]);
        return Math.abs(area) < nothing ? 0 : area;
    }

    private int at(int index) {
        return ring.get(Math.floorMod(index, ring.size()));
    }

    /** Joins a hole to the outline by the shortest line from its point at the far right that crosses nothing. */
    private void join(List<Integer> hole, List<List<Integer>> left) {
        int start = 0;
        for (int i = 1; i < hole.size(); i++) {
            if (places[hole.get(i)][0] > places[hole.get(start)][0]) {
                start = i;
            }
        }
        int from = hole.get(start);
        int best = -1;
        for (int i = 0; i < ring.size(); i++) {
            if ((best < 0 || distance(from, at(i)) < distance(from, at(best)))
                    && isInside(i, from)
                    && isFree(from, at(i), ring)
                    && isFreeOfAll(from, at(i), left)) {
                best = i;
            }
        }
        if (best < 0) {
            throw new IllegalStateException("a hole that cannot be joined to its outline");
        }
        List<Integer> joined = new ArrayList<>();
        for (int i = 0; i <= hole.size(); i++) {
            joined.add(hole.get((start + i) % hole.size()));
        }
        joined.add(at(best));
        ring.addAll(best + 1, joined);
    }

    private boolean isFreeOfAll(int from, int to, List<List<Integer>> loops) {
        return loops.stream().allMatch(loop -> isFree(from, to, loop));
    }

    private double distance(int one, int other) {
        return Math.hypot(places[one][0] - places[other][0], places[one][1] - places[other][1]);
    }

    /** Returns true if a line from a place of the ring to a point begins inside the polygon. */
    private boolean isInside(int index, int to) {
        int before = at(index - 1);
        int here = at(index);
        int after = at(index + 1);
        boolean isLeftOfAfter = area(here, after, to) > 0;
        boolean isLeftOfBefore = area(before, here, to) > 0;
        return area(before, here, after) > 0 ? isLeftOfAfter && isLeftOfBefore : isLeftOfAfter || isLeftOfBefore;
    }

    /** Returns true if the line between two points touches no point and crosses no side of a loop but at its ends. */
    private boolean isFree(int from, int to, List<Integer> loop) {
        for (int i = 0; i < loop.size(); i++) {
            int a = loop.get(i);
            int b = loop.get((i + 1) % loop.size());
            if (a != from && a != to && isBetween(from, a, to)) {
                return false;
            }
            boolean isApart = a == from || a == to || b == from || b == to;
            if (!isApart && area(from, to, a) * area(from, to, b) < 0 && area(a, b, from) * area(a, b, to) < 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isBetween(int from, int point, int to) {
        double length = distance(from, to);
        return area(from, to, point) == 0
                && distance(from, point) <= length + Math.sqrt(nothing)
                && distance(point, to) <= length + Math.sqrt(nothing);
    }

    private List<int[]> ears() {
        List<int[]> triangles = new ArrayList<>();
        while (ring.size() > 3) {
            int best = -1;
            for (int i = 0; i < ring.size(); i++) {
                if ((best < 0 || distance(at(i - 1), at(i + 1)) < distance(at(best - 1), at(best + 1))) && isEar(i)) {
                    best = i;
                }
            }
            if (best < 0) {
                throw new IllegalStateException("a polygon without a corner that can be cut off: " + ring.size());
            }
            triangles.add(new int[] {at(best - 1), at(best), at(best + 1)});
            ring.remove(best);
        }
        triangles.add(new int[] {at(0), at(1), at(2)});
        return triangles;
    }

    /** Returns true if the triangle at a place of the ring has an area and no other point of the ring. */
    private boolean isEar(int index) {
        int a = at(index - 1);
        int b = at(index);
        int c = at(index + 1);
        if (area(a, b, c) <= 0) {
            return false;
        }
        for (int point : ring) {
            boolean isCorner = point == a || point == b || point == c;
            if (!isCorner && area(a, b, point) >= 0 && area(b, c, point) >= 0 && area(c, a, point) >= 0) {
                return false;
            }
        }
        return true;
    }
}
