package io.github.filaforge.picture.print;

import io.github.filaforge.picture.print.CellSolid.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes a ball of the densest packing as a solid with twelve round sides, one towards each ball that it may touch, and
 * triangles between these. All 48 symmetries of the cube carry it to itself. They carry one triangle of the sphere,
 * with a corner on an axis of each kind, to the whole sphere; so only this triangle is cut up.
 */
final class BallSolid {

    /** The angle at the middle of the ball between the middle and the rim of a round side, in radians. */
    private static final double ANGLE = Math.toRadians(25);

    /** The number of corners of a quarter of a rim. */
    private static final int QUARTER = 4;

    /** The number of strips between a rim and the opposite side of the triangle. */
    private static final int STRIPS = 2;

    private static final Vec TO_NEIGHBOUR = new Vec(1, 1, 0).unit();
    private static final Vec TO_CORNER = new Vec(1, 1, 1).unit();
    private static final Vec TO_FACE = new Vec(1, 0, 0);

    private final double radius;
    private final List<Vec> corners = new ArrayList<>();
    private final List<Side> sides = new ArrayList<>();
    private final Map<List<Long>, Integer> indices = new HashMap<>();
    /** The corners on the rims, by the index of the summit of their side. */
    private final Map<Integer, List<Integer>> rims = new HashMap<>();

    private BallSolid(double radius) {
        this.radius = radius;
    }

    /** Returns the ball round the origin with a radius in millimetres. */
    static CellSolid of(double radius) {
        BallSolid ball = new BallSolid(radius);
        for (int symmetry = 0; symmetry < 48; symmetry++) {
            ball.addTriangle(symmetry);
        }
        ball.rims.forEach(ball::addRoundSide);
        return new CellSolid(ball.corners, ball.sides, Vec.ORIGIN, radius, radius);
    }

    /** Returns a direction as one of the 48 symmetries carries it. */
    private static Vec carried(Vec at, int symmetry) {
        double[] turned = switch (symmetry >> 3) {
            case 0 -> new double[] {at.x(), at.y(), at.z()};
            case 1 -> new double[] {at.y(), at.z(), at.x()};
            case 2 -> new double[] {at.z(), at.x(), at.y()};
            case 3 -> new double[] {at.y(), at.x(), at.z()};
            case 4 -> new double[] {at.x(), at.z(), at.y()};
            default -> new double[] {at.z(), at.y(), at.x()};
        };
        return new Vec(
                (symmetry & 1) == 0 ? turned[0] : -turned[0],
                (symmetry & 2) == 0 ? turned[1] : -turned[1],
                (symmetry & 4) == 0 ? turned[2] : -turned[2]);
    }

    private void addTriangle(int symmetry) {
        Vec toFace =
                TO_FACE.minus(TO_NEIGHBOUR.times(TO_FACE.dot(TO_NEIGHBOUR))).unit();
        Vec toCorner =
                TO_CORNER.minus(TO_NEIGHBOUR.times(TO_CORNER.dot(TO_NEIGHBOUR))).unit();
        int summit = index(carried(TO_NEIGHBOUR, symmetry).times(radius));
        int[][] net = new int[STRIPS + 1][QUARTER + 1];
        for (int i = 0; i <= QUARTER; i++) {
            double turn = Math.PI / 2 * i / QUARTER;
            Vec rim = TO_NEIGHBOUR
                    .times(Math.cos(ANGLE))
                    .plus(toFace.times(Math.cos(turn) * Math.sin(ANGLE)))
                    .plus(toCorner.times(Math.sin(turn) * Math.sin(ANGLE)));
            Vec opposite = between(TO_FACE, TO_CORNER, (double) i / QUARTER);
            // The corners of the rim lie in the plane of the contact, where those of the neighbour are too.
            net[0][i] = index(carried(rim, symmetry).times(radius / Math.cos(ANGLE)));
            List<Integer> ofSide = rims.computeIfAbsent(summit, key -> new ArrayList<>());
            if (!ofSide.contains(net[0][i])) {
                ofSide.add(net[0][i]);
            }
            for (int strip = 1; strip <= STRIPS; strip++) {
                Vec at = between(rim, opposite, (double) strip / STRIPS);
                net[strip][i] = index(carried(at, symmetry).times(radius));
            }
        }
        for (int strip = 0; strip < STRIPS; strip++) {
            for (int i = 0; i < QUARTER; i++) {
                add(net[strip][i], net[strip + 1][i], net[strip + 1][i + 1]);
                add(net[strip][i], net[strip + 1][i + 1], net[strip][i + 1]);
            }
        }
    }

    private static Vec between(Vec from, Vec to, double share) {
        return from.plus(to.minus(from).times(share)).unit();
    }

    private int index(Vec corner) {
        List<Long> key = List.of(
                Math.round(corner.x() / CellSolid.NEAR),
                Math.round(corner.y() / CellSolid.NEAR),
                Math.round(corner.z() / CellSolid.NEAR));
        Integer known = indices.putIfAbsent(key, corners.size());
        if (known == null) {
            corners.add(corner);
        }
        return indices.get(key);
    }

    private void add(int first, int second, int third) {
        Vec at = corners.get(first).unit();
        Vec normal = corners.get(second)
                .unit()
                .minus(at)
                .cross(corners.get(third).unit().minus(at));
        boolean isOutward = normal.dot(at) > 0;
        sides.add(new Side(
                isOutward ? List.of(first, second, third) : List.of(first, third, second),
                normal.unit().times(isOutward ? 1 : -1),
                -1,
                Optional.empty()));
    }

    private void addRoundSide(int summit, List<Integer> rim) {
        Vec axis = corners.get(summit).unit();
        Vec across = corners.get(rim.get(0)).minus(corners.get(summit)).unit();
        Vec upwards = axis.cross(across);
        List<Integer> ring = rim.stream()
                .sorted(Comparator.comparingDouble((Integer index) -> {
                    Vec at = corners.get(index);
                    return Math.atan2(at.dot(upwards), at.dot(across));
                }))
                .toList();
        sides.add(new Side(ring, axis, summit, Optional.empty()));
    }
}
