package io.github.filaforge.picture.print;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.picture.print.PrintedSurface.Point;

/**
 * The cell in which a place lies, by the rules of docs/lattices.md, for cells of 10 mm: an oracle that shares no code
 * with the product. A place outside of all balls lies in no cell.
 */
final class CellAtPlace {

    private static final double ROOT = Math.sqrt(3);

    private CellAtPlace() {}

    /** The cell, or null. */
    static Cell of(String lattice, Point at) {
        int layer = (int) Math.floor(at.z() / 10);
        return switch (lattice) {
            case "cubic" -> new Cell((int) Math.floor(at.x() / 10), (int) Math.floor(at.y() / 10), layer);
            case "hexagonal", "hexagonal-prism" -> hexagon(at, layer);
            case "triangular", "triangular-prism" -> triangle(at, layer);
            case "tetrakis" -> quarter(at, layer);
            case "fcc" -> ball(at);
            case "rhombic" -> tetrahedron(at);
            case "tetra-octa" -> eighth(at);
            default -> throw new IllegalArgumentException(lattice);
        };
    }

    /** The point of the lattice that is nearest. */
    private static Cell hexagon(Point at, int layer) {
        double y = at.y() / (11 * ROOT / 2);
        double x = at.x() / 11 - y / 2;
        Cell best = null;
        double least = Double.MAX_VALUE;
        for (int column = (int) Math.floor(x) - 1; column <= x + 2; column++) {
            for (int row = (int) Math.floor(y) - 1; row <= y + 2; row++) {
                double distance = Math.hypot(at.x() - 11 * (column + row / 2.0), at.y() - 11 * ROOT / 2 * row);
                if (distance < least) {
                    least = distance;
                    best = new Cell(column, row, layer);
                }
            }
        }
        return best;
    }

    private static Cell triangle(Point at, int layer) {
        double y = at.y() / (15 * ROOT / 2);
        double x = at.x() / 15 - y / 2;
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        return new Cell(column, row, 2 * layer + (x - column + y - row < 1 ? 0 : 1));
    }

    private static Cell quarter(Point at, int layer) {
        int column = (int) Math.floor(at.x() / 20);
        int row = (int) Math.floor(at.y() / 20);
        double x = at.x() - 20 * column - 10;
        double y = at.y() - 20 * row - 10;
        int number = Math.abs(y) > Math.abs(x) ? (y < 0 ? 0 : 2) : (x > 0 ? 1 : 3);
        return new Cell(column, row, 4 * layer + number);
    }

    private static Cell ball(Point at) {
        int x = (int) Math.round(at.x() / 7.5);
        int y = (int) Math.round(at.y() / 7.5);
        int z = (int) Math.round(at.z() / 7.5);
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                for (int dz = -1; dz <= 1; dz++) {
                    Point step = at.minus(new Point(7.5 * (x + dx), 7.5 * (y + dy), 7.5 * (z + dz)));
                    boolean isIn = Math.sqrt(step.dot(step)) < 7.5 / Math.sqrt(2);
                    if ((x + dx + y + dy + z + dz) % 2 == 0 && isIn) {
                        return new Cell(x + dx, y + dy, z + dz);
                    }
                }
            }
        }
        return null;
    }

    /** The cube of 30 mm, the side nearest to the place, and the edge nearest to it. */
    private static Cell tetrahedron(Point at) {
        double[] place = {at.x(), at.y(), at.z()};
        int[] cell = new int[3];
        double[] from = new double[3];
        int side = 0;
        for (int axis = 0; axis < 3; axis++) {
            cell[axis] = (int) Math.floor(place[axis] / 30);
            from[axis] = place[axis] - 30 * cell[axis] - 15;
            side = Math.abs(from[axis]) > Math.abs(from[side]) ? axis : side;
        }
        int one = (side + 1) % 3;
        int other = (side + 2) % 3;
        int edge = Math.abs(from[one]) > Math.abs(from[other]) ? one : other;
        for (int axis = 0; axis < 3; axis++) {
            int length = axis == side ? 2 : axis == edge ? 1 : 0;
            cell[axis] = 5 * cell[axis] + 2 + (from[axis] > 0 ? length : -length);
        }
        return new Cell(cell[0], cell[1], cell[2]);
    }

    /** The cube of 18 mm, and the corner whose three neighbours have the place on the side of the corner. */
    private static Cell eighth(Point at) {
        int x = (int) Math.floor(at.x() / 18);
        int y = (int) Math.floor(at.y() / 18);
        int z = (int) Math.floor(at.z() / 18);
        int sign = Math.floorMod(x + y + z, 2) == 0 ? 1 : -1;
        Point from = at.minus(new Point(18 * x + 9, 18 * y + 9, 18 * z + 9));
        for (int bits = 0; bits < 8; bits++) {
            int dx = 1 - 2 * (bits & 1);
            int dy = 1 - 2 * (bits >> 1 & 1);
            int dz = 1 - 2 * (bits >> 2 & 1);
            if (dx * dy * dz == sign && dx * from.x() + dy * from.y() + dz * from.z() > 9) {
                return new Cell(3 * x + 1 + dx, 3 * y + 1 + dy, 3 * z + 1 + dz);
            }
        }
        return new Cell(3 * x + 1, 3 * y + 1, 3 * z + 1);
    }
}
