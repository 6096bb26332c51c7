package io.github.filaforge.picture.print;

import io.github.filaforge.picture.print.PieceSurface.Facet;
import java.util.ArrayList;
import java.util.List;

/**
 * A closed surface of triangles.
 *
 * @param points the points, in millimetres
 * @param triangles the numbers of the three points of each triangle, counter-clockwise as seen from outside
 */
record Mesh(List<Vec> points, List<int[]> triangles) {

    /** The area that counts instead of an area that is next to nothing, so that such triangles are avoided. */
    private static final double AVOIDED = 1e9;

    private static final double NOTHING = 1e-9;

    Mesh {
        points = List.copyOf(points);
        triangles = List.copyOf(triangles);
    }

    /**
     * Returns the mesh of flat polygons, and of others.
     *
     * @param engraved flat polygons with holes
     */
    static Mesh of(List<Vec> points, List<Facet> facets, List<List<Integer>> patches, List<PerforatedFacet> engraved) {
        List<int[]> triangles = new ArrayList<>();
        for (Facet facet : facets) {
            addFlat(facet.ring(), List.of(), facet.normal(), points, triangles);
        }
        for (PerforatedFacet facet : engraved) {
            addFlat(facet.outline(), facet.holes(), facet.normal(), points, triangles);
        }
        for (List<Integer> patch : patches) {
            addPatch(patch, points, triangles);
        }
        return new Mesh(points, triangles);
    }

    /** A flat polygon with holes, of which the points run clockwise. */
    record PerforatedFacet(List<Integer> outline, List<List<Integer>> holes, Vec normal) {}

    private static void addFlat(
            List<Integer> outline, List<List<Integer>> holes, Vec normal, List<Vec> points, List<int[]> triangles) {
        if (outline.size() == 3 && holes.isEmpty()) {
            triangles.add(new int[] {outline.get(0), outline.get(1), outline.get(2)});
            return;
        }
        List<Integer> used = new ArrayList<>(outline);
        holes.forEach(used::addAll);
        List<Integer> distinct = used.stream().distinct().toList();
        Vec origin = points.get(distinct.get(0));
        Vec across = (Math.abs(normal.x()) < 0.7 ? new Vec(1, 0, 0) : new Vec(0, 1, 0))
                .cross(normal)
                .unit();
        Vec upwards = normal.cross(across);
        double[][] places = new double[distinct.size()][];
        for (int i = 0; i < places.length; i++) {
            Vec at = points.get(distinct.get(i)).minus(origin);
            places[i] = new double[] {at.dot(across), at.dot(upwards)};
        }
        List<Integer> outer = outline.stream().map(distinct::indexOf).toList();
        List<List<Integer>> inner = holes.stream()
                .map(hole -> hole.stream().map(distinct::indexOf).toList())
                .toList();
        for (int[] triangle : FlatPolygon.triangles(outer, inner, places)) {
            triangles.add(new int[] {distinct.get(triangle[0]), distinct.get(triangle[1]), distinct.get(triangle[2])});
        }
    }

    /** Adds the triangles of a polygon that may not be flat: those with the least area in all. */
    private static void addPatch(List<Integer> ring, List<Vec> points, List<int[]> triangles) {
        int count = ring.size();
        double[][] least = new double[count][count];
        int[][] tip = new int[count][count];
        for (int span = 2; span < count; span++) {
            for (int from = 0; from + span < count; from++) {
                int to = from + span;
                least[from][to] = Double.MAX_VALUE;
                for (int middle = from + 1; middle < to; middle++) {
                    double area = least[from][middle]
                            + least[middle][to]
                            + area(points.get(ring.get(from)), points.get(ring.get(middle)), points.get(ring.get(to)));
                    if (area < least[from][to]) {
                        least[from][to] = area;
                        tip[from][to] = middle;
                    }
                }
            }
        }
        add(ring, tip, 0, count - 1, triangles);
    }

    private static void add(List<Integer> ring, int[][] tip, int from, int to, List<int[]> triangles) {
        if (to - from >= 2) {
            int middle = tip[from][to];
            triangles.add(new int[] {ring.get(from), ring.get(middle), ring.get(to)});
            add(ring, tip, from, middle, triangles);
            add(ring, tip, middle, to, triangles);
        }
    }

    private static double area(Vec a, Vec b, Vec c) {
        double area = b.minus(a).cross(c.minus(a)).length();
        return area < NOTHING ? AVOIDED : area;
    }

    /** Returns the least coordinates of all points. */
    Vec least() {
        Vec least = points.get(0);
        for (Vec point : points) {
            least = new Vec(
                    Math.min(least.x(), point.x()), Math.min(least.y(), point.y()), Math.min(least.z(), point.z()));
        }
        return least;
    }

    /** Returns the greatest coordinates of all points. */
    Vec greatest() {
        Vec greatest = points.get(0);
        for (Vec point : points) {
            greatest = new Vec(
                    Math.max(greatest.x(), point.x()),
                    Math.max(greatest.y(), point.y()),
                    Math.max(greatest.z(), point.z()));
        }
        return greatest;
    }

    /** Returns the mesh moved by a step. */
    Mesh moved(Vec step) {
        return new Mesh(points.stream().map(point -> point.plus(step)).toList(), triangles);
    }
}
