package io.github.filaforge.picture.stl;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattices;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The surface of a set of cells, made of rectangles, as a printer needs it: it is closed, each edge lies between exactly two
 * triangles that run along it in opposite directions, and normals point to the outside.
 *
 * <p>With a clearance c the body consists of the places that the middle of a cube of edge 2c can reach without leaving the
 * cells: each face moves inwards by c, inner edges stay sharp, and a gap of 2c appears where cells touch only along an edge
 * or at a corner. The body is cut along the planes k s - c and k s + c into blocks: one in each cell, one between any two
 * neighbours, one between any four around an edge, one between any eight around a corner. A block between cells belongs to
 * the body if all these cells do. So if two blocks touch at an edge or a corner, the blocks between them belong to the body
 * too, and the surface is a manifold whatever the cells are.
 *
 * <p>Without clearance the surface would not be a manifold where cells touch only along an edge or at a corner. There the
 * cells get the least clearance. Nothing would hold them together there anyway.
 */
final class PieceSurface {

    /** The corners of a face in a circle, counter-clockwise as seen from outside, as steps along the two other axes. */
    private static final int[][] CIRCLE = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};

    private final Set<Cell> cells;
    private final PrintSize size;
    /** The distance by which everything is moved along each axis, in millimetres. */
    private final double shift;

    /**
     * Makes the surface of some cells.
     *
     * @param cells the cells, at least one
     * @param apart true if the surface must not touch those of other pieces
     * @param toOrigin true if the body begins at the planes of its least cells; false if it begins the clearance behind them
     */
    PieceSurface(List<Cell> cells, PrintSize size, boolean apart, boolean toOrigin) {
        this.cells = Set.copyOf(cells);
        this.size = apart || !isManifold(this.cells) ? size.apart() : size;
        this.shift = toOrigin ? -this.size.clearance() : 0;
    }

    /** Returns the triangles, each with its three corners, whose coordinates are in millimetres. */
    List<Triangle> triangles() {
        List<Triangle> triangles = new ArrayList<>();
        Set<Cell> blocks = size.clearance() == 0 ? cells : blocks();
        blocks.stream().sorted().forEach(block -> {
            for (Direction direction : Lattices.CUBIC.directions()) {
                if (!blocks.contains(block.plus(direction.step()))) {
                    addFace(block, direction.step(), triangles);
                }
            }
        });
        return triangles;
    }

    /** Returns the blocks by numbers along the axes: an odd number is in a cell, an even one between two. */
    private Set<Cell> blocks() {
        Set<Cell> blocks = new HashSet<>();
        for (Cell cell : cells) {
            // Each block is found from the first cell in which or next to which it lies.
            for (int bits = 0; bits < 8; bits++) {
                Cell step = new Cell(bits & 1, bits >> 1 & 1, bits >> 2 & 1);
                if (hasAll(cell, step)) {
                    blocks.add(new Cell(
                            2 * cell.x() + 1 + step.x(), 2 * cell.y() + 1 + step.y(), 2 * cell.z() + 1 + step.z()));
                }
            }
        }
        return blocks;
    }

    /** Returns true if all cells are there from one to the cell a step away; the step has lengths of 0 or 1. */
    private boolean hasAll(Cell cell, Cell step) {
        for (int x = 0; x <= step.x(); x++) {
            for (int y = 0; y <= step.y(); y++) {
                for (int z = 0; z <= step.z(); z++) {
                    if (!cells.contains(cell.plus(new Cell(x, y, z)))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private void addFace(Cell block, Cell normal, List<Triangle> triangles) {
        int axis = normal.x() != 0 ? 0 : normal.y() != 0 ? 1 : 2;
        int[] steps = {normal.x(), normal.y(), normal.z()};
        boolean positive = steps[axis] > 0;
        List<Corner> corners = new ArrayList<>();
        for (int[] place : CIRCLE) {
            int[] at = {block.x(), block.y(), block.z()};
            at[axis] += positive ? 1 : 0;
            // The axes behind that of the normal, in their cyclic order, make a counter-clockwise circle; seen from
            // behind it is clockwise.
            at[(axis + 1) % 3] += place[positive ? 0 : 1];
            at[(axis + 2) % 3] += place[positive ? 1 : 0];
            corners.add(new Corner(coordinate(at[0]), coordinate(at[1]), coordinate(at[2])));
        }
        triangles.add(new Triangle(normal, corners.get(0), corners.get(1), corners.get(2)));
        triangles.add(new Triangle(normal, corners.get(0), corners.get(2), corners.get(3)));
    }

    /** Returns the beginning of a block along an axis. Equal numbers give equal coordinates, to the last bit. */
    private float coordinate(int block) {
        if (size.clearance() == 0) {
            return (float) (block * size.cell());
        }
        double plane = Math.floorDiv(block, 2) * size.cell();
        boolean inCell = Math.floorMod(block, 2) == 1;
        return (float) (plane + (inCell ? size.clearance() : -size.clearance()) + shift);
    }

    /** Returns true if around each point of the lattice the cells of the set are connected, and the other cells are too. */
    private static boolean isManifold(Set<Cell> cells) {
        for (Cell cell : cells) {
            for (int corner = 0; corner < 8; corner++) {
                Cell point = cell.plus(new Cell(corner & 1, corner >> 1 & 1, corner >> 2 & 1));
                int around = 0;
                for (int i = 0; i < 8; i++) {
                    Cell neighbour = point.minus(new Cell(i & 1, i >> 1 & 1, i >> 2 & 1));
                    around |= cells.contains(neighbour) ? 1 << i : 0;
                }
                if (!isConnected(around) || !isConnected(~around & 0xff)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns true if some of the eight cells around a point are connected by faces; an empty set is. */
    private static boolean isConnected(int around) {
        int reached = Integer.lowestOneBit(around);
        for (int before = 0; before != reached; ) {
            before = reached;
            for (int i = 0; i < 8; i++) {
                if ((reached & 1 << i) != 0) {
                    reached |= around & (1 << (i ^ 1) | 1 << (i ^ 2) | 1 << (i ^ 4));
                }
            }
        }
        return reached == around;
    }

    /** A point, in millimetres. */
    record Corner(float x, float y, float z) {}

    /**
     * A triangle.
     *
     * @param normal the normal to the outside, of length 1
     * @param first the first corner; the corners run counter-clockwise as seen from outside
     */
    record Triangle(Cell normal, Corner first, Corner second, Corner third) {}
}
