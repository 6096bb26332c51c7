package io.github.filaforge.picture.vector;

/**
 * A map from one plane to another: (x, y) becomes (a x + c y + e, b x + d y + f), as in SVG. The y axis runs downwards.
 */
public record Affine(double a, double b, double c, double d, double e, double f) {

    /** Returns the map that moves the origin to a point. */
    public static Affine shift(double x, double y) {
        return new Affine(1, 0, 0, 1, x, y);
    }

    /** Returns the map that first enlarges a plane, then moves its origin to a point, and then applies this map. */
    public Affine of(double scale, double x, double y) {
        return new Affine(a * scale, b * scale, c * scale, d * scale, x(x, y), y(x, y));
    }

    public double x(double x, double y) {
        return a * x + c * y + e;
    }

    public double y(double x, double y) {
        return b * x + d * y + f;
    }
}
