package io.github.filaforge.picture.print;

import io.github.filaforge.picture.print.PieceSurface.Facet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Flat polygons of a surface that lie in one plane and are connected, and their outlines. Immutable.
 *
 * @param facets the polygons
 * @param outline the points of the outer outline, counter-clockwise as seen from outside
 * @param holes the points of each hole, clockwise
 */
record FlatRegion(List<Facet> facets, List<Integer> outline, List<List<Integer>> holes) {

    private static final double NEAR = 1e-6;

    /**
     * Returns the regions of a surface. Where the outline of a region touches itself, each of its polygons is a region.
     */
    static List<FlatRegion> of(List<Facet> facets, List<Vec> points) {
        Map<List<Integer>, Facet> byEdge = new HashMap<>();
        facets.forEach(facet -> edges(facet).forEach(edge -> byEdge.put(edge, facet)));
        Set<Facet> left = new LinkedHashSet<>(facets);
        List<FlatRegion> regions = new ArrayList<>();
        for (Facet first : facets) {
            if (!left.remove(first)) {
                continue;
            }
            List<Facet> region = new ArrayList<>();
            Deque<Facet> reached = new ArrayDeque<>(List.of(first));
            while (!reached.isEmpty()) {
                Facet facet = reached.pop();
                region.add(facet);
                for (List<Integer> edge : edges(facet)) {
                    Facet beside = byEdge.get(List.of(edge.get(1), edge.get(0)));
                    if (beside != null && beside.normal().isNear(facet.normal(), NEAR) && left.remove(beside)) {
                        reached.push(beside);
                    }
                }
            }
            addRegion(region, points, regions);
        }
        return regions;
    }

    private static List<List<Integer>> edges(Facet facet) {
        List<List<Integer>> edges = new ArrayList<>();
        List<Integer> ring = facet.ring();
        for (int i = 0; i < ring.size(); i++) {
            edges.add(List.of(ring.get(i), ring.get((i + 1) % ring.size())));
        }
        return edges;
    }

    private static void addRegion(List<Facet> facets, List<Vec> points, List<FlatRegion> regions) {
        Set<List<Integer>> edges = new LinkedHashSet<>();
        facets.forEach(facet -> edges.addAll(edges(facet)));
        Map<Integer, Integer> next = new LinkedHashMap<>();
        boolean touchesItself = false;
        for (List<Integer> edge : edges) {
            if (!edges.contains(List.of(edge.get(1), edge.get(0)))) {
                touchesItself |= next.put(edge.get(0), edge.get(1)) != null;
            }
        }
        if (touchesItself) {
            facets.forEach(facet -> regions.add(new FlatRegion(List.of(facet), facet.ring(), List.of())));
            return;
        }
        List<Integer> outline = List.of();
        List<List<Integer>> holes = new ArrayList<>();
        for (int start : List.copyOf(next.keySet())) {
            List<Integer> loop = new ArrayList<>();
            for (Integer at = start; next.containsKey(at); ) {
                loop.add(at);
                at = next.remove(at);
            }
            if (!loop.isEmpty() && area(loop, points).dot(facets.get(0).normal()) > 0) {
                outline = loop;
            } else if (!loop.isEmpty()) {
                holes.add(loop);
            }
        }
        regions.add(new FlatRegion(facets, outline, holes));
    }

    private static Vec area(List<Integer> loop, List<Vec> points) {
        Vec sum = Vec.ORIGIN;
        Vec first = points.get(loop.get(0));
        for (int i = 1; i + 1 < loop.size(); i++) {
            sum = sum.plus(points.get(loop.get(i))
                    .minus(first)
                    .cross(points.get(loop.get(i + 1)).minus(first)));
        }
        return sum;
    }

    /** Returns the normal to the outside. */
    Vec normal() {
        return facets.get(0).normal();
    }

    /** Returns all outlines. */
    List<List<Integer>> loops() {
        List<List<Integer>> loops = new ArrayList<>(holes);
        loops.add(0, outline);
        return loops;
    }
}
