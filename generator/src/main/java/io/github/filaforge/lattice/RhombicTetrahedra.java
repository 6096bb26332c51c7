package io.github.filaforge.lattice;

import java.util.List;

/**
 * Cubes that are cut by their six planes through two opposite edges each: 24 tetrahedra, of which those of several cubes
 * make up rhombic dodecahedra. A cube is a block of five voxels in length. Relative to the middle voxel of the block, the
 * coordinates of a cell are 0, 1 or -1, and 2 or -2 in any order. The axis of the 2 leads to the side of the cube at which
 * the cell lies, and the axis of the 1 leads to the edge of this side.
 */
final class RhombicTetrahedra extends VoxelForm {

    private static final int LENGTH = 5;
    private static final int MIDDLE = 2;

    RhombicTetrahedra() {
        super(new Cell(LENGTH, LENGTH, LENGTH), new Rule() {
            @Override
            public boolean isCell(Cell voxel) {
                int[] from = fromMiddle(voxel);
                int[] found = new int[MIDDLE + 1];
                for (int distance : from) {
                    found[Math.abs(distance)]++;
                }
                return found[0] == 1 && found[1] == 1;
            }

            @Override
            public List<int[]> steps(Cell cell) {
                int[] from = fromMiddle(cell);
                int[] outwards = new int[from.length];
                int[] left = new int[from.length];
                int[] right = new int[from.length];
                int[] toEdge = new int[from.length];
                for (int axis = 0; axis < from.length; axis++) {
                    int sign = Integer.signum(from[axis]);
                    switch (Math.abs(from[axis])) {
                        case 0 -> {
                            left[axis] = -1;
                            right[axis] = 1;
                        }
                        case 1 -> {
                            left[axis] = -sign;
                            right[axis] = -sign;
                            toEdge[axis] = sign;
                        }
                        default -> {
                            outwards[axis] = sign;
                            toEdge[axis] = -sign;
                        }
                    }
                }
                return List.of(outwards, left, right, toEdge);
            }
        });
    }

    private static int[] fromMiddle(Cell voxel) {
        return new int[] {voxel.x() - MIDDLE, voxel.y() - MIDDLE, voxel.z() - MIDDLE};
    }

    @Override
    Cell translationTo(Cell place) {
        return new Cell(first(place.x()), first(place.y()), first(place.z()));
    }

    private static int first(int coordinate) {
        return LENGTH * Math.floorDiv(coordinate, LENGTH);
    }

    @Override
    String cellWords() {
        return "a tetrahedron";
    }

    @Override
    String rule() {
        return "modulo 5, two numbers less, the numbers of a tetrahedron are 0, 1 or -1, and 2 or -2, in any order";
    }
}
