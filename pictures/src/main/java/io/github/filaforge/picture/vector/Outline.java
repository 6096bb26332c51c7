package io.github.filaforge.picture.vector;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the outline of polygons that lie side by side: the sides of the polygons without each side that two polygons share.
 */
public final class Outline {

    /** The nodes where the sides that are left end, by the nodes where they begin. */
    private final Map<Node, Deque<Node>> sides = new LinkedHashMap<>();

    private Outline() {}

    /**
     * Returns the outlines of polygons that do not overlap.
     *
     * @param polygons the polygons; all go round in one direction, and a side that two of them share is a whole side of both
     * @return loops, each with only the nodes where its direction changes
     */
    public static List<List<Node>> of(Collection<List<Node>> polygons) {
        Outline outline = new Outline();
        for (List<Node> polygon : polygons) {
            Node from = polygon.get(polygon.size() - 1);
            for (Node to : polygon) {
                outline.add(from, to);
                from = to;
            }
        }
        return outline.loops();
    }

    private void add(Node from, Node to) {
        Deque<Node> back = sides.get(to);
        if (back == null || !back.remove(from)) {
            sides.computeIfAbsent(from, node -> new ArrayDeque<>()).add(to);
        } else if (back.isEmpty()) {
            sides.remove(to);
        }
    }

    private List<List<Node>> loops() {
        List<List<Node>> loops = new ArrayList<>();
        while (!sides.isEmpty()) {
            Node start = sides.keySet().iterator().next();
            List<Node> loop = new ArrayList<>();
            Node node = start;
            do {
                loop.add(node);
                node = next(node);
            } while (!node.equals(start));
            loops.add(corners(loop));
        }
        return loops;
    }

    private Node next(Node from) {
        Deque<Node> ends = sides.get(from);
        Node to = ends.remove();
        if (ends.isEmpty()) {
            sides.remove(from);
        }
        return to;
    }

    private static List<Node> corners(List<Node> loop) {
        List<Node> corners = new ArrayList<>();
        for (int i = 0; i < loop.size(); i++) {
            Node before = loop.get((i + loop.size() - 1) % loop.size());
            Node node = loop.get(i);
            Node after = loop.get((i + 1) % loop.size());
            long turn = (long) (node.x() - before.x()) * (after.y() - node.y())
                    - (long) (node.y() - before.y()) * (after.x() - node.x());
            if (turn != 0) {
                corners.add(node);
            }
        }
        return corners;
    }

    /** Returns the loops as a path, in the plane to which a map carries the nodes. */
    public static Path path(Collection<List<Node>> loops, Affine place) {
        Path.Builder path = Path.builder();
        for (List<Node> loop : loops) {
            for (int i = 0; i < loop.size(); i++) {
                Node node = loop.get(i);
                path.step(i == 0, place.x(node.x(), node.y()), place.y(node.x(), node.y()));
            }
            path.close();
        }
        return path.build();
    }
}
