package io.github.filaforge.lattice;

import java.util.Arrays;
import java.util.List;

/**
 * A symmetry of a lattice that keeps the origin: a matrix of whole numbers, by which the centres of cells are
 * multiplied ({@link Lattice#centre}). For cubes it is a signed permutation of the axes.
 */
public final class Symmetry {

    private static final int AXES = 3;

    /** Row by row. */
    private final int[] matrix;

    private Symmetry(int... matrix) {
        this.matrix = matrix;
    }

    /** The symmetry of a matrix of three rows. */
    static Symmetry of(int... matrix) {
        return new Symmetry(matrix.clone());
    }

    /** A signed permutation: which axis (0 = x, 1 = y, 2 = z) each new coordinate is read from, and its sign. */
    static Symmetry ofAxes(int[] axes, int... signs) {
        int[] matrix = new int[AXES * AXES];
        for (int row = 0; row < AXES; row++) {
            matrix[AXES * row + axes[row]] = signs[row];
        }
        return new Symmetry(matrix);
    }

    /** The other symmetry after this one. */
    Symmetry then(Symmetry other) {
        int[] product = new int[AXES * AXES];
        for (int row = 0; row < AXES; row++) {
            for (int column = 0; column < AXES; column++) {
                for (int i = 0; i < AXES; i++) {
                    product[AXES * row + column] += other.matrix[AXES * row + i] * matrix[AXES * i + column];
                }
            }
        }
        return new Symmetry(product);
    }

    /** The coordinate of a point that is carried along: 0 is x, 1 y, 2 z. */
    int coordinate(int axis, int x, int y, int z) {
        return matrix[AXES * axis] * x + matrix[AXES * axis + 1] * y + matrix[AXES * axis + 2] * z;
    }

    /** The determinant: negative where a piece becomes its mirror image. */
    private int determinant() {
        int[] m = matrix;
        return m[0] * (m[4] * m[8] - m[5] * m[7])
                - m[1] * (m[3] * m[8] - m[5] * m[6])
                + m[2] * (m[3] * m[7] - m[4] * m[6]);
    }

    /** Whether this turns a piece into its mirror image. */
    public boolean isReflection() {
        return determinant() < 0;
    }

    /** Whether this is a rotation about the z axis. */
    public boolean isPlaneRotation() {
        return matrix[2] == 0 && matrix[5] == 0 && matrix[8] == 1 && !isReflection();
    }

    /** Whether each layer stays in its plane or in one turned over: what flat pieces may do. */
    public boolean keepsPlane() {
        return matrix[2] == 0 && matrix[5] == 0 && matrix[8] != 0;
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
