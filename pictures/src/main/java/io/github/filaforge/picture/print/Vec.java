package io.github.filaforge.picture.print;

/** A point of space, or a step between two points, in millimetres. */
public record Vec(double x, double y, double z) {

    static final Vec ORIGIN = new Vec(0, 0, 0);

    public Vec plus(Vec step) {
        return new Vec(x + step.x, y + step.y, z + step.z);
    }

    public Vec minus(Vec from) {
        return new Vec(x - from.x, y - from.y, z - from.z);
    }

    public Vec times(double factor) {
        return new Vec(factor * x, factor * y, factor * z);
    }

    public double dot(Vec other) {
        return x * other.x + y * other.y + z * other.z;
    }

    Vec cross(Vec other) {
        return new Vec(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
    }

    public double length() {
        return Math.sqrt(dot(this));
    }

    /** Returns the step of length 1 in the direction of this step, which is not zero. */
    Vec unit() {
        return times(1 / length());
    }

    /** Returns true if each coordinate differs by less than a distance. */
    boolean isNear(Vec other, double distance) {
        return Math.abs(x - other.x) < distance && Math.abs(y - other.y) < distance && Math.abs(z - other.z) < distance;
    }
}
