package io.github.filaforge.picture.vector;

import java.util.ArrayList;
import java.util.List;

/**
 * A line in the plane, of straight parts and of parabolas. Immutable.
 *
 * @param steps the steps, each from the place where the last one ended
 */
public record Path(List<Step> steps) {

    public Path {
        steps = List.copyOf(steps);
    }

    /** The kinds of steps. */
    public enum Kind {
        MOVE,
        LINE,
        CURVE,
        CLOSE
    }

    /**
     * A step from the place where the last one ended.
     *
     * @param controlX the x of the control point of a curve, else 0
     * @param controlY the y of the control point of a curve, else 0
     * @param x the x of the end of the step; 0 if it closes the loop
     * @param y the y of the end of the step; 0 if it closes the loop
     */
    public record Step(Kind kind, double controlX, double controlY, double x, double y) {

        Step on(Affine place) {
            return kind == Kind.CLOSE
                    ? this
                    : new Step(
                            kind,
                            place.x(controlX, controlY),
                            place.y(controlX, controlY),
                            place.x(x, y),
                            place.y(x, y));
        }
    }

    /** Returns this path in the plane to which a map carries its own plane. */
    Path on(Affine place) {
        return new Path(steps.stream().map(step -> step.on(place)).toList());
    }

    public static Path rectangle(double x, double y, double width, double height) {
        return builder()
                .move(x, y)
                .line(x + width, y)
                .line(x + width, y + height)
                .line(x, y + height)
                .close()
                .build();
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Makes a path, step by step. */
    public static final class Builder {

        private static final int ARCS = 8;

        private final List<Step> steps = new ArrayList<>();

        public Builder move(double x, double y) {
            return add(Kind.MOVE, 0, 0, x, y);
        }

        public Builder line(double x, double y) {
            return add(Kind.LINE, 0, 0, x, y);
        }

        public Builder curve(double controlX, double controlY, double x, double y) {
            return add(Kind.CURVE, controlX, controlY, x, y);
        }

        /** Adds a circle as eight parabolas, which nowhere differ from it by a third of a hundredth of the radius. */
        public Builder circle(double x, double y, double radius) {
            double far = radius / Math.cos(Math.PI / ARCS);
            move(x + radius, y);
            for (int arc = 0; arc < ARCS; arc++) {
                double half = Math.PI * (2 * arc + 1) / ARCS;
                double end = Math.PI * (2 * arc + 2) / ARCS;
                curve(
                        x + far * Math.cos(half),
                        y + far * Math.sin(half),
                        x + radius * Math.cos(end),
                        y + radius * Math.sin(end));
            }
            return close();
        }

        /** Moves to the beginning of a loop, or draws a line to one of its other corners. */
        public Builder step(boolean isFirst, double x, double y) {
            return isFirst ? move(x, y) : line(x, y);
        }

        public Builder close() {
            return add(Kind.CLOSE, 0, 0, 0, 0);
        }

        private Builder add(Kind kind, double controlX, double controlY, double x, double y) {
            steps.add(new Step(kind, controlX, controlY, x, y));
            return this;
        }

        Builder add(Path path) {
            steps.addAll(path.steps);
            return this;
        }

        public Path build() {
            return new Path(steps);
        }
    }
}
