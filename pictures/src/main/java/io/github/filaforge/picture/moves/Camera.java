package io.github.filaforge.picture.moves;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.picture.print.Vec;
import java.util.List;

/**
 * A camera far away, so that parallel edges stay parallel. Immutable.
 *
 * @param right the direction to the right
 * @param up the direction upwards
 * @param near the direction to the eye
 */
record Camera(Vec right, Vec up, Vec near) {

    /** The direction to the light, as components to the right, upwards and to the eye. */
    private static final Vec LIGHT = new Vec(-0.36, 0.62, 0.70);

    private static final double IN_SHADE = 0.74;

    private static final double BY_LIGHT = 0.3;

    /** A point of the picture; y runs downwards. */
    record Seen(double x, double y) {

        /** Returns the middle of points. */
        static Seen middle(List<Seen> points) {
            return new Seen(
                    points.stream().mapToDouble(Seen::x).average().orElse(0),
                    points.stream().mapToDouble(Seen::y).average().orElse(0));
        }

        double distance(Seen other) {
            return Math.hypot(x - other.x, y - other.y);
        }
    }

    /** Returns the camera that looks at solids. It looks along no step of the lattice, so that each move is visible. */
    static Camera of(Lattice lattice) {
        return lattice.isOrthogonal()
                ? turned(Math.toRadians(33), Math.toRadians(28))
                : turned(Math.toRadians(21), Math.toRadians(30));
    }

    /** Returns the camera that looks at a tray from above. */
    static Camera fromAbove() {
        return turned(0, Math.PI / 2);
    }

    private static Camera turned(double turn, double tilt) {
        return new Camera(
                new Vec(Math.cos(turn), -Math.sin(turn), 0),
                new Vec(Math.sin(turn) * Math.sin(tilt), Math.cos(turn) * Math.sin(tilt), Math.cos(tilt)),
                new Vec(-Math.sin(turn) * Math.cos(tilt), -Math.cos(turn) * Math.cos(tilt), Math.sin(tilt)));
    }

    Seen seen(Vec point) {
        return new Seen(point.dot(right), -point.dot(up));
    }

    /** Returns the brightness of a side with a normal, from 0 to 1. */
    double brightness(Vec normal) {
        Vec seen = new Vec(normal.dot(right), normal.dot(up), normal.dot(near));
        return Math.min(1, IN_SHADE + BY_LIGHT * Math.max(0, seen.dot(LIGHT)));
    }
}
