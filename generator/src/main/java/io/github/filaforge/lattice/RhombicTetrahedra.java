package io.github.filaforge.lattice;

/**
 * The lattice of the 24 tetrahedra into which a cube is cut by its six planes through two opposite edges each. Tetrahedra of
 * several cubes make up rhombic dodecahedra. A cube is a block of five voxels in length. Relative to the middle voxel of the
 * block, the coordinates of a cell are 0, 1 or -1, and 2 or -2 in any order. The axis of the 2 leads to the side of the cube
 * at which the cell lies, and the axis of the 1 leads to the edge of this side.
 */
final class RhombicTetrahedra extends VoxelForm {

    private static final int LENGTH = 5;
    private static final int MIDDLE = 2;

    RhombicTetrahedra() {
        super(new Cell(LENGTH, LENGTH, LENGTH), RhombicTetrahedra::steps);
        rule = "modulo 5, two numbers less, the numbers of a tetrahedron are 0, 1 or -1, and 2 or -2, in any order";
    }

    private static int[][] steps(Cell voxel) {
        int[] from = {voxel.x() - MIDDLE, voxel.y() - MIDDLE, voxel.z() - MIDDLE};
        int[] found = new int[MIDDLE + 1];
        int[] outwards = new int[from.length];
        int[] left = new int[from.length];
        int[] right = new int[from.length];
        int[] toEdge = new int[from.length];
        for (int axis = 0; axis < from.length; axis++) {
            int sign = Integer.signum(from[axis]);
            int distance = Math.abs(from[axis]);
            found[distance]++;
            left[axis] = distance == 0 ? -1 : distance == 1 ? -sign : 0;
            right[axis] = distance == 0 ? 1 : left[axis];
            outwards[axis] = distance == 2 ? sign : 0;
            toEdge[axis] = distance == 1 ? sign : -outwards[axis];
        }
        return found[0] == 1 && found[1] == 1 ? new int[][] {outwards, left, right, toEdge} : new int[0][];
    }

    @Override
    Cell translationTo(Cell place) {
        return new Cell(first(place.x()), first(place.y()), first(place.z()));
    }

    private static int first(int coordinate) {
        return LENGTH * Math.floorDiv(coordinate, LENGTH);
    }
}
