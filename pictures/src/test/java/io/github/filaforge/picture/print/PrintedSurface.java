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

        Point plus(Point other) {
            return new Point(x + other.x, y + other.y, z + other.z);
        }

        Point times(double factor) {
            return new Point(factor * x, factor * y, factor * z);
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

    /** Makes the surface of triangles, each of three points. */
    static PrintedSurface of(List<Point[]> triangles) {
        PrintedSurface surface = new PrintedSurface();
        surface.triangles.addAll(triangles);
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

    /** Returns a point of the surface. */
    Point aPoint() {
        return triangles.get(0)[0];
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

    /**
     * Returns true if a point lies in the body: the triangles then cover the whole sphere round it, by the solid angles
     * of Van Oosterom and Strackee (1983).
     */
    boolean contains(Point point) {
        double angle = 0;
        for (Point[] corners : triangles) {
            Point a = corners[0].minus(point);
            Point b = corners[1].minus(point);
            Point c = corners[2].minus(point);
            double ofA = Math.sqrt(a.dot(a));
            double ofB = Math.sqrt(b.dot(b));
            double ofC = Math.sqrt(c.dot(c));
            angle += 2
                    * Math.atan2(a.dot(b.cross(c)), ofA * ofB * ofC + a.dot(b) * ofC + b.dot(c) * ofA + c.dot(a) * ofB);
        }
        return angle > 2 * Math.PI;
    }

    /** Returns true if a side of a triangle of this surface passes through a triangle of another, or of this one. */
    boolean crosses(PrintedSurface other) {
        List<double[]> bounds = other.triangles.stream()
                .map(corners -> of(List.<Point[]>of(corners)).bounds())
                .toList();
        for (Point[] corners : triangles) {
            double[] own = of(List.<Point[]>of(corners)).bounds();
            for (int i = 0; i < bounds.size(); i++) {
                double[] its = bounds.get(i);
                boolean isFar = own[0] > its[3]
                        || own[1] > its[4]
                        || own[2] > its[5]
                        || its[0] > own[3]
                        || its[1] > own[4]
                        || its[2] > own[5];
                if (!isFar && isPierced(other.triangles.get(i), corners)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isPierced(Point[] triangle, Point... by) {
        // Coordinates are floats, so that points of one plane lie up to this far from it.
        double near = 1e-4;
        Point product = triangle[1].minus(triangle[0]).cross(triangle[2].minus(triangle[0]));
        Point normal = product.times(1 / Math.sqrt(product.dot(product)));
        for (int i = 0; i < 3; i++) {
            double from = normal.dot(by[i].minus(triangle[0]));
            double to = normal.dot(by[(i + 1) % 3].minus(triangle[0]));
            if ((from > near && to < -near) || (from < -near && to > near)) {
                Point at = by[i].plus(by[(i + 1) % 3].minus(by[i]).times(from / (from - to)));
                boolean isIn = true;
                for (int k = 0; k < 3; k++) {
                    Point side = triangle[(k + 1) % 3].minus(triangle[k]);
                    double left = side.cross(at.minus(triangle[k])).dot(normal) / Math.sqrt(side.dot(side));
                    isIn &= left > near;
                }
                if (isIn) {
                    return true;
                }
            }
        }
        return false;
    }
}
