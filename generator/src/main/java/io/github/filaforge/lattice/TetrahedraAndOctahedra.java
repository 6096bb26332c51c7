package io.github.filaforge.lattice;

import java.util.List;

/**
 * The lattice of regular tetrahedra and of eighths of octahedra. A cube is cut into a tetrahedron and the four corners that
 * the tetrahedron leaves. Eight corners, of the eight cubes that meet at a point, make up an octahedron. A cube is a block
 * of three voxels in length. The middle voxel is the tetrahedron. The voxels at corners are cells in one kind of block if an
 * even number of their coordinates is 0, and in the neighbouring blocks if an odd number is 0.
 */
final class TetrahedraAndOctahedra extends VoxelForm {

    private static final int LENGTH = 3;

    TetrahedraAndOctahedra() {
        // Two blocks side by side, since translations do not carry the two kinds of blocks to one another.
        super(new Cell(2 * LENGTH, LENGTH, LENGTH), TetrahedraAndOctahedra::steps);
        rule =
                "modulo 3 the numbers of a cell are 1 1 1, or each is 0 or 2: with an even number of 0s in blocks 3x3x3 of which"
                        + " the numbers add up to an even one, with an odd number of 0s in the others";
    }

    private static int[][] steps(Cell voxel) {
        int[] from = fromMiddle(voxel);
        int sign = sign(voxel);
        if (isMiddle(from)) {
            return new int[][] {{-1, -1, sign}, {-1, 1, -sign}, {1, -1, -sign}, {1, 1, sign}};
        }
        return from[0] * from[1] * from[2] == sign
                ? new int[][] {{-from[0], -from[1], -from[2]}, {from[0], 0, 0}, {0, from[1], 0}, {0, 0, from[2]}}
                : new int[0][];
    }

    private static boolean isMiddle(int... from) {
        return from[0] == 0 && from[1] == 0 && from[2] == 0;
    }

    private static int[] fromMiddle(Cell voxel) {
        return new int[] {voxel.x() % LENGTH - 1, voxel.y() - 1, voxel.z() - 1};
    }

    /** Returns the product of the signs of corners as seen from the middle: 1 in the first block, -1 in the second. */
    private static int sign(Cell voxel) {
        return voxel.x() < LENGTH ? 1 : -1;
    }

    @Override
    Cell translationTo(Cell place) {
        int x = Math.floorDiv(place.x(), LENGTH);
        int y = Math.floorDiv(place.y(), LENGTH);
        int z = Math.floorDiv(place.z(), LENGTH);
        return new Cell(LENGTH * (x - (x + y + z & 1)), LENGTH * y, LENGTH * z);
    }

    /** Returns the colouring that distinguishes tetrahedra and corners, and the two kinds of blocks. */
    @Override
    List<Colouring> colourings() {
        return List.of(new Colouring(4, cell -> {
            Cell first = cell.minus(translationTo(cell));
            return (isMiddle(fromMiddle(first)) ? 0 : 2) + (sign(first) > 0 ? 0 : 1);
        }));
    }
}
