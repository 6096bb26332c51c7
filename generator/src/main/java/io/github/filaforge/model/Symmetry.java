package io.github.filaforge.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A symmetry of the cubic lattice that keeps the origin: a signed permutation of the axes. There are 48, of which the
 * 24 rotations can be made with a piece in the hand.
 *
 * @param xAxis the axis (0 = x, 1 = y, 2 = z) that the new x is read from
 * @param yAxis likewise for the new y
 * @param zAxis likewise for the new z
 * @param xSign 1, or -1 if that coordinate changes its sign
 * @param ySign likewise
 * @param zSign likewise
 */
public record Symmetry(int xAxis, int yAxis, int zAxis, int xSign, int ySign, int zSign) {

    private static final int[][] AXES = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
    private static final int EVEN_PERMUTATIONS = 3;
    private static final List<Symmetry> ALL = enumerate();

    private static List<Symmetry> enumerate() {
        List<Symmetry> all = new ArrayList<>();
        for (int[] axes : AXES) {
            for (int signs = 0; signs < 8; signs++) {
                int x = (signs & 4) == 0 ? 1 : -1;
                int y = (signs & 2) == 0 ? 1 : -1;
                int z = (signs & 1) == 0 ? 1 : -1;
                all.add(new Symmetry(axes[0], axes[1], axes[2], x, y, z));
            }
        }
        return List.copyOf(all);
    }

    /** All 48 symmetries, the identity first. */
    public static List<Symmetry> all() {
        return ALL;
    }

    /** The 24 rotations, the identity first. */
    public static List<Symmetry> rotations() {
        return ALL.stream().filter(symmetry -> !symmetry.isReflection()).toList();
    }

    /** The 4 rotations about the z axis: what a one-sided piece may do. */
    public static List<Symmetry> planeRotations() {
        return ALL.stream().filter(Symmetry::isPlaneRotation).toList();
    }

    /** Whether this is one of the 4 rotations about the z axis. */
    public boolean isPlaneRotation() {
        return zAxis == 2 && zSign == 1 && !isReflection();
    }

    /** Whether this turns a piece into its mirror image: an odd permutation of the axes or an odd number of signs. */
    public boolean isReflection() {
        boolean oddPermutation = false;
        for (int i = EVEN_PERMUTATIONS; i < AXES.length; i++) {
            oddPermutation |= AXES[i][0] == xAxis && AXES[i][1] == yAxis;
        }
        return oddPermutation != (xSign * ySign * zSign < 0);
    }

    /** The cell that the given one is carried to. */
    public Cell apply(Cell cell) {
        return new Cell(
                xSign * coordinate(cell, xAxis), ySign * coordinate(cell, yAxis), zSign * coordinate(cell, zAxis));
    }

    private static int coordinate(Cell cell, int axis) {
        return switch (axis) {
            case 0 -> cell.x();
            case 1 -> cell.y();
            default -> cell.z();
        };
    }
}
