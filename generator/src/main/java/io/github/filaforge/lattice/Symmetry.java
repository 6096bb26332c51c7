package io.github.filaforge.lattice;

import java.util.Arrays;
import java.util.List;

/**
 * A symmetry of a lattice that keeps the origin: a matrix of integers, by which the centres of cells are multiplied ({@link
 * Lattice#centre}). For cubes it is a signed permutation of the axes.
 */
public final class Symmetry {

    /** The entries of the matrix, row by row. */
    private final int[] matrix;

    /** The number of dimensions, which is the number of rows and of entries in each. */
    private final int axes;

    private Symmetry(int axes, int... matrix) {
        this.axes = axes;
        this.matrix = matrix;
    }

    /** Returns the symmetry of a matrix of three rows. */
    static Symmetry of(int... matrix) {
        return new Symmetry(3, matrix.clone());
    }

    /**
     * Returns a signed permutation.
     *
     * @param axes the axis (0 = x, 1 = y, 2 = z) from which each new coordinate is read
     * @param signs the sign of each new coordinate
     */
    static Symmetry ofAxes(int[] axes, int... signs) {
        int[] matrix = new int[axes.length * axes.length];
        for (int row = 0; row < axes.length; row++) {
            matrix[axes.length * row + axes[row]] = signs[row];
        }
        return new Symmetry(axes.length, matrix);
    }

    /** Returns this symmetry followed by another. */
    Symmetry then(Symmetry other) {
        int[] product = new int[axes * axes];
        for (int row = 0; row < axes; row++) {
            for (int column = 0; column < axes; column++) {
                for (int i = 0; i < axes; i++) {
                    product[axes * row + column] += other.matrix[axes * row + i] * matrix[axes * i + column];
                }
            }
        }
        return new Symmetry(axes, product);
    }

    /** Returns a coordinate of the point to which a point of space is carried: 0 is x, 1 y, 2 z. */
    int coordinate(int axis, int x, int y, int z) {
        return matrix[3 * axis] * x + matrix[3 * axis + 1] * y + matrix[3 * axis + 2] * z;
    }

    /** Returns the point to which a point is carried. */
    int[] apply(int... point) {
        int[] carried = new int[axes];
        for (int row = 0; row < axes; row++) {
            for (int column = 0; column < axes; column++) {
                carried[row] += matrix[axes * row + column] * point[column];
            }
        }
        return carried;
    }

    /** Returns the determinant of the rows from one on, without the columns whose bits are set in a number. */
    private int determinant(int row, int without) {
        if (row == axes) {
            return 1;
        }
        int sum = 0;
        int sign = 1;
        for (int column = 0; column < axes; column++) {
            if ((without >> column & 1) == 0) {
                int factor = matrix[axes * row + column];
                sum += factor == 0 ? 0 : sign * factor * determinant(row + 1, without | 1 << column);
                sign = -sign;
            }
        }
        return sum;
    }

    /** Returns true if this symmetry turns a piece into its mirror image. */
    public boolean isReflection() {
        return determinant(0, 0) < 0;
    }

    /** Returns true if this symmetry is a rotation about the z axis. */
    public boolean isPlaneRotation() {
        boolean keepsLayers = true;
        for (int axis = 2; axis < axes; axis++) {
            keepsLayers &= matrix[axes * axis + axis] == 1;
        }
        return keepsLayers && keepsPlane() && !isReflection();
    }

    /** Returns true if each layer stays in its plane or is turned over in a parallel one: flat pieces may be turned so. */
    public boolean keepsPlane() {
        boolean keepsPlane = true;
        for (int axis = 2; axis < axes; axis++) {
            keepsPlane &= matrix[axis] == 0 && matrix[axes + axis] == 0;
        }
        return keepsPlane;
    }

    /** Returns the rows of the matrix, one after the other. */
    public List<Integer> numbers() {
        return Arrays.stream(matrix).boxed().toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Symmetry symmetry && Arrays.equals(matrix, symmetry.matrix);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(matrix);
    }

    @Override
    public String toString() {
        return numbers().toString();
    }
}
