package io.github.filaforge.picture.vector;

/**
 * A map from one plane to another: (x, y) becomes (a x + c y + e, b x + d y + f), as in SVG. The y axis runs downwards.
 *
 * @param a the step along the new x to which a unit step along x leads
 * @param b the step along the new y to which a unit step along x leads
 * @param c the step along the new x to which a unit step along y leads
 * @param d the step along the new y to which a unit step along y leads
 * @param e the new x of the origin
 * @param f the new y of the origin
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
