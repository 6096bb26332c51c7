package io.github.filaforge.picture.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The triangles that a slicer reads from a binary STL file. Points with equal coordinates are one point. */
final class PrintedSurface {

    private static final int HEADER = 84;
    private static final int TRIANGLE = 50;

    /** The triangles, of three points each. */
    private final List<Point[]> triangles = new ArrayList<>();

    /** A point, by the bits of its coordinates. */
    record Point(double x, double y, double z) {

        Point minus(Point other) {
            return new Point(x - other.x, y - other.y, z - other.z);
        }

        Point cross(Point other) {
            return new Point(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
        }

        double dot(Point other) {
            return x * other.x + y * other.y + z * other.z;
        }
    }

    /** An edge as a triangle runs along it. */
    private record Edge(Point from, Point to) {}

    /** Reads a file; its size, its header and the normals that it gives must be right. */
    static PrintedSurface read(byte[] file) {
        assertFalse(new String(file, 0, 5, StandardCharsets.US_ASCII).equalsIgnoreCase("solid"));
        ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int count = in.getInt(HEADER - 4);
        assertEquals(HEADER + (long) TRIANGLE * count, file.length);
        PrintedSurface surface = new PrintedSurface();
        for (int i = 0; i < count; i++) {
            in.position(HEADER + TRIANGLE * i);
            Point normal = point(in);
            Point[] corners = {point(in), point(in), point(in)};
            Point product = corners[1].minus(corners[0]).cross(corners[2].minus(corners[0]));
            double area = Math.sqrt(product.dot(product));
            assertNotEquals(0, area);
            assertEquals(1, product.dot(normal) / area, 1e-6, "the normal and the order of the corners");
            surface.triangles.add(corners);
        }
        return surface;
    }

    private static Point point(ByteBuffer in) {
        return new Point(in.getFloat(), in.getFloat(), in.getFloat());
    }

    /** Holds that each edge is between just two triangles, which run along it in opposite directions. */
    PrintedSurface assertWatertight() {
        Map<Edge, Integer> edges = new HashMap<>();
        for (Point[] corners : triangles) {
            for (int i = 0; i < 3; i++) {
                assertNull(edges.put(new Edge(corners[i], corners[(i + 1) % 3]), 1), "an edge of two triangles twice");
            }
        }
        edges.keySet().forEach(edge -> assertEquals(1, edges.get(new Edge(edge.to, edge.from)), "an open edge"));
        return this;
    }

    /** Returns the volume of the body: the sum of the signed volumes between the origin and each triangle. */
    double volume() {
        return triangles.stream()
                        .mapToDouble(corners -> corners[0].dot(corners[1].cross(corners[2])))
                        .sum()
                / 6;
    }

    /** Points less edges plus triangles: 2 for each surface that is a sphere, 0 for one with a hole through it. */
    int eulerCharacteristic() {
        Set<Point> points = new HashSet<>();
        triangles.forEach(corners -> points.addAll(List.of(corners)));
        return points.size() - triangles.size() * 3 / 2 + triangles.size();
    }

    /** Returns the number of surfaces that have no point in common. */
    int parts() {
        Map<Point, List<Point[]>> byPoint = new HashMap<>();
        triangles.forEach(corners -> List.of(corners)
                .forEach(corner -> byPoint.computeIfAbsent(corner, key -> new ArrayList<>())
                        .add(corners)));
        Set<Point> left = new HashSet<>(byPoint.keySet());
        int parts = 0;
        while (!left.isEmpty()) {
            Deque<Point> reached = new ArrayDeque<>(List.of(left.iterator().next()));
            left.remove(reached.peek());
            while (!reached.isEmpty()) {
                byPoint.get(reached.pop())
                        .forEach(corners ->
                                List.of(corners).stream().filter(left::remove).forEach(reached::push));
            }
            parts++;
        }
        return parts;
    }

    /** The least coordinates and the greatest: x, y, z, x, y, z. */
    double[] bounds() {
        double big = Double.MAX_VALUE;
        double[] bounds = {big, big, big, -big, -big, -big};
        for (Point[] corners : triangles) {
            for (Point corner : corners) {
                double[] values = {corner.x, corner.y, corner.z};
                for (int axis = 0; axis < 3; axis++) {
                    bounds[axis] = Math.min(bounds[axis], values[axis]);
                    bounds[axis + 3] = Math.max(bounds[axis + 3], values[axis]);
                }
            }
        }
        return bounds;
    }
}
