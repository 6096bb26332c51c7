package io.github.filaforge.picture.moves;

import io.github.filaforge.picture.moves.Camera.Seen;
import io.github.filaforge.picture.moves.Scene.Body;
import java.util.List;

/**
 * A side of a cell in a picture. Immutable.
 *
 * @param corners the corners of the convex polygon in the order round it
 * @param radius the radius of the largest circle round the middle
 */
record Face(Body body, List<Seen> corners, Seen middle, double radius) {

    private static final double TINY = 1e-6;

    Face {
        corners = List.copyOf(corners);
    }

    /** Returns the side with some corners. */
    static Face of(Body body, List<Seen> corners) {
        Seen middle = Seen.middle(corners);
        double radius = Double.MAX_VALUE;
        for (int i = 0; i < corners.size(); i++) {
            Seen from = corners.get(i);
            Seen to = corners.get((i + 1) % corners.size());
            radius = Math.min(radius, Math.abs(side(from, to, middle)) / from.distance(to));
        }
        return new Face(body, corners, middle, radius);
    }

    /** Returns twice the area of a triangle, with a sign that states the side of a line on which a point lies. */
    private static double side(Seen from, Seen to, Seen point) {
        return (to.x() - from.x()) * (point.y() - from.y()) - (to.y() - from.y()) * (point.x() - from.x());
    }

    /** Returns true if a point lies in the polygon or on its border. */
    boolean covers(Seen point) {
        boolean isLeft = false;
        boolean isRight = false;
        for (int i = 0; i < corners.size(); i++) {
            double side = side(corners.get(i), corners.get((i + 1) % corners.size()), point);
            isLeft |= side > TINY;
            isRight |= side < -TINY;
        }
        return !(isLeft && isRight);
    }
}
