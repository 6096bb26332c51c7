package io.github.filaforge.lattice;

import java.util.Arrays;
import java.util.List;

/**
 * A symmetry of a lattice that keeps the origin: a matrix of whole numbers, by which the centres of cells are
 * multiplied ({@link Lattice#centre}). For cubes it is a signed permutation of the axes.
 */
public final class Symmetry {

    /** Row by row. */
    private final int[] matrix;

    /** The number of dimensions: of rows, and of numbers in each. */
    private final int axes;

    private Symmetry(int axes, int... matrix) {
        this.axes = axes;
        this.matrix = matrix;
    }

    /** The symmetry of a matrix of three rows. */
    static Symmetry of(int... matrix) {
        return new Symmetry(3, matrix.clone());
    }

    /** A signed permutation: which axis (0 = x, 1 = y, 2 = z) each new coordinate is read from, and its sign. */
    static Symmetry ofAxes(int[] axes, int... signs) {
        int[] matrix = new int[axes.length * axes.length];
        for (int row = 0; row < axes.length; row++) {
            matrix[axes.length * row + axes[row]] = signs[row];
        }
        return new Symmetry(axes.length, matrix);
    }

    /** The other symmetry after this one. */
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

    /** The coordinate of a point of space that is carried along: 0 is x, 1 y, 2 z. */
    int coordinate(int axis, int x, int y, int z) {
        return matrix[3 * axis] * x + matrix[3 * axis + 1] * y + matrix[3 * axis + 2] * z;
    }

    /** A point carried along. */
    int[] apply(int... point) {
        int[] carried = new int[axes];
        for (int row = 0; row < axes; row++) {
            for (int column = 0; column < axes; column++) {
                carried[row] += matrix[axes * row + column] * point[column];
            }
        }
        return carried;
    }

    /** The determinant: negative where a piece becomes its mirror image. */
    private int determinant() {
        return determinant(0, 0);
    }

    /** The determinant of the rows from one on without some columns, which are the bits of a number. */
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

    /** Whether this turns a piece into its mirror image. */
    public boolean isReflection() {
        return determinant() < 0;
    }

    /** Whether this is a rotation about the z axis. */
    public boolean isPlaneRotation() {
        for (int axis = 2; axis < axes; axis++) {
            if (matrix[axes * axis + axis] != 1) {
                return false;
            }
        }
        return keepsPlane() && !isReflection();
    }

    /** Whether each layer stays in its plane or in one turned over: what flat pieces may do. */
    public boolean keepsPlane() {
        for (int axis = 2; axis < axes; axis++) {
            if (matrix[axis] != 0 || matrix[axes + axis] != 0) {
                return false;
            }
        }
        return true;
    }

    /** The rows of the matrix, one after the other. */
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
