package io.github.filaforge.picture;

/**
 * How one plane lies in another: (x, y) comes to (a x + c y + e, b x + d y + f), as in SVG. The y axis runs downwards.
 *
 * @param a how far a step along x leads along the new x
 * @param b how far it leads along the new y
 * @param c how far a step along y leads along the new x
 * @param d how far it leads along the new y
 * @param e the new x of the origin
 * @param f the new y of the origin
 */
record Affine(double a, double b, double c, double d, double e, double f) {

    /** Moves the origin to a point. */
    static Affine shift(double x, double y) {
        return new Affine(1, 0, 0, 1, x, y);
    }

    /** This, of a plane that is first enlarged and then moved. */
    Affine of(double scale, double x, double y) {
        return new Affine(a * scale, b * scale, c * scale, d * scale, x(x, y), y(x, y));
    }

    double x(double x, double y) {
        return a * x + c * y + e;
    }

    double y(double x, double y) {
        return b * x + d * y + f;
    }
}
