package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The cells that a cell passes on a straight way, found by points: many points of the cell go along the way, and the cell of
 * each point is looked up after each short distance. Balls pass the balls that come nearer than their diameter. This class
 * shares no code with the search for moves, so that an error in one of them is noticed.
 */
final class Passage {

    /** The number of points along each axis of the block of a cell, and the number of distances on a way. */
    private static final int POINTS = 11;

    private static final int DISTANCES = 37;

    /** The squared diameter of a ball, less an error of rounding. */
    private static final double SQUARED_DIAMETER = 2 - 1e-6;

    private final String lattice;
    private final Map<List<Cell>, Set<Cell>> known = new HashMap<>();

    Passage(String lattice) {
        this.lattice = lattice;
    }

    /**
     * Returns true if pieces of the lattice may make a step.
     *
     * @param isTray true if the pieces stay in their layer
     */
    boolean isStep(Cell step, boolean isTray) {
        int x = Math.abs(step.x());
        int y = Math.abs(step.y());
        int z = Math.abs(step.z());
        int longest = Math.max(x, Math.max(y, z));
        boolean isFlat = z == 0;
        boolean isRow = isFlat && x <= 1 && y <= 1 && x + y > 0 && step.x() != step.y();
        if (isTray && !isFlat) {
            return false;
        }
        return switch (lattice) {
            case "cubic" -> longest == 1 && x + y + z == 1;
            case "triangular", "hexagonal" -> isRow;
            case "triangular-prism" -> isRow || (x + y == 0 && z == 2);
            case "hexagonal-prism" -> isRow || (x + y == 0 && z == 1);
            case "tetrakis" -> isFlat && longest == 1;
            case "fcc" -> isDiagonal(1, x, y, z) || isAxis(2, x, y, z) || (x == 2 && y == 2 && z == 2);
            case "rhombic" -> longest == 5 && x % 5 + y % 5 + z % 5 == 0;
            case "tetra-octa" -> isDiagonal(3, x, y, z) || isAxis(6, x, y, z) || (x == 6 && y == 6 && z == 6);
            default -> false;
        };
    }

    private static boolean isAxis(int length, int x, int y, int z) {
        return Math.max(x, Math.max(y, z)) == length && x <= length && x + y + z == length;
    }

    private static boolean isDiagonal(int length, int x, int y, int z) {
        return Math.max(x, Math.max(y, z)) == length
                && x % length + y % length + z % length == 0
                && x + y + z == 2 * length;
    }

    /**
     * Returns the cells that a cell passes, without itself.
     *
     * @param step the translation to its last place
     */
    Set<Cell> passed(Cell cell, Cell step) {
        Cell first = new Cell(0, 0, 0).plus(inBlock(cell));
        Set<Cell> relative = known.computeIfAbsent(List.of(first, step), unused -> ways(first, step));
        Set<Cell> found = new LinkedHashSet<>();
        relative.forEach(way -> found.add(cell.plus(way)));
        return found;
    }

    /** Returns the cell of the block at the origin that stands for a cell: a translation carries one to the other. */
    private Cell inBlock(Cell cell) {
        return switch (lattice) {
            case "triangular", "triangular-prism" -> new Cell(0, 0, Math.floorMod(cell.z(), 2));
            case "tetrakis" -> new Cell(0, 0, Math.floorMod(cell.z(), 4));
            case "rhombic" ->
                new Cell(Math.floorMod(cell.x(), 5), Math.floorMod(cell.y(), 5), Math.floorMod(cell.z(), 5));
            case "tetra-octa" -> {
                int blocks = Math.floorDiv(cell.x(), 3) + Math.floorDiv(cell.y(), 3) + Math.floorDiv(cell.z(), 3);
                yield new Cell(
                        Math.floorMod(cell.x(), 3) + 3 * Math.floorMod(blocks, 2),
                        Math.floorMod(cell.y(), 3),
                        Math.floorMod(cell.z(), 3));
            }
            default -> new Cell(0, 0, 0);
        };
    }

    private Set<Cell> ways(Cell cell, Cell step) {
        if (lattice.equals("fcc")) {
            return balls(step);
        }
        Set<Cell> found = new LinkedHashSet<>();
        double[] way = way(step);
        for (double[] point : points(cell)) {
            for (int i = 0; i <= DISTANCES; i++) {
                double part = (double) i / DISTANCES;
                found.add(cellAt(point[0] + part * way[0], point[1] + part * way[1], point[2] + part * way[2])
                        .minus(cell));
            }
        }
        found.remove(new Cell(0, 0, 0));
        return found;
    }

    private static Set<Cell> balls(Cell step) {
        Set<Cell> found = new LinkedHashSet<>();
        int reach = 4;
        for (int x = -reach; x <= reach; x++) {
            for (int y = -reach; y <= reach; y++) {
                for (int z = -reach; z <= reach; z++) {
                    boolean isBall = ((x + y + z) & 1) == 0 && (x != 0 || y != 0 || z != 0);
                    if (isBall && comesNear(step, x, y, z)) {
                        found.add(new Cell(x, y, z));
                    }
                }
            }
        }
        return found;
    }

    private static boolean comesNear(Cell step, int x, int y, int z) {
        int distances = 2 * 3 * 4 * 5;
        for (int i = 1; i <= distances; i++) {
            double part = (double) i / distances;
            double dx = x - part * step.x();
            double dy = y - part * step.y();
            double dz = z - part * step.z();
            if (dx * dx + dy * dy + dz * dz < SQUARED_DIAMETER) {
                return true;
            }
        }
        return false;
    }

    /** Returns a step in the coordinates of points. */
    private double[] way(Cell step) {
        return switch (lattice) {
            case "triangular", "triangular-prism" -> new double[] {step.x(), step.y(), step.z() / 2.0};
            case "tetrakis" -> new double[] {step.x(), step.y(), 0};
            case "rhombic" -> new double[] {step.x() / 5.0, step.y() / 5.0, step.z() / 5.0};
            case "tetra-octa" -> new double[] {step.x() / 3.0, step.y() / 3.0, step.z() / 3.0};
            default -> new double[] {step.x(), step.y(), step.z()};
        };
    }

    /** Returns points inside a cell. They lie beside all planes that bound cells. */
    private List<double[]> points(Cell cell) {
        List<double[]> points = new ArrayList<>();
        for (int x = -POINTS; x < 2 * POINTS; x++) {
            for (int y = -POINTS; y < 2 * POINTS; y++) {
                for (int z = 0; z < POINTS; z++) {
                    double[] point = {(x + 0.517) / POINTS, (y + 0.453) / POINTS, (z + 0.491) / POINTS};
                    if (cellAt(point[0], point[1], point[2]).equals(cell)) {
                        points.add(point);
                    }
                }
            }
        }
        return points;
    }

    /** Returns the cell that has a point. A unit leads from a point of the lattice to the next, or from cube to cube. */
    private Cell cellAt(double x, double y, double z) {
        int left = (int) Math.floor(x);
        int front = (int) Math.floor(y);
        int layer = (int) Math.floor(z);
        return switch (lattice) {
            case "triangular" -> new Cell(left, front, x - left + y - front < 1 ? 0 : 1);
            case "triangular-prism" -> new Cell(left, front, 2 * layer + (x - left + y - front < 1 ? 0 : 1));
            case "hexagonal", "hexagonal-prism" -> hexagon(x, y, lattice.equals("hexagonal") ? 0 : layer);
            case "tetrakis" -> new Cell(left, front, quarter(x - left - 0.5, y - front - 0.5));
            case "rhombic" -> tetrahedron(left, front, layer, x, y, z);
            case "tetra-octa" -> eighth(left, front, layer, x, y, z);
            default -> new Cell(left, front, layer);
        };
    }

    /** Returns the hexagon whose middle is nearest to a point; the axes have 60 degrees between them. */
    private static Cell hexagon(double x, double y, int layer) {
        double third = -x - y;
        long roundX = Math.round(x);
        long roundY = Math.round(y);
        long roundThird = Math.round(third);
        double errorX = Math.abs(roundX - x);
        double errorY = Math.abs(roundY - y);
        double errorThird = Math.abs(roundThird - third);
        if (errorX > errorY && errorX > errorThird) {
            roundX = -roundY - roundThird;
        } else if (errorY > errorThird) {
            roundY = -roundX - roundThird;
        }
        return new Cell((int) roundX, (int) roundY, layer);
    }

    /** Returns the class of the quarter of a square at the side to which a point is nearest: below, right, above, left. */
    private static int quarter(double x, double y) {
        boolean isAcross = Math.abs(x) > Math.abs(y);
        return isAcross ? (x > 0 ? 1 : 3) : (y > 0 ? 2 : 0);
    }

    private static Cell tetrahedron(int left, int front, int layer, double x, double y, double z) {
        double[] from = {x - left - 0.5, y - front - 0.5, z - layer - 0.5};
        int[] place = new int[3];
        for (int axis = 0; axis < 3; axis++) {
            int nearer = 0;
            for (double other : from) {
                nearer += Math.abs(other) < Math.abs(from[axis]) ? 1 : 0;
            }
            place[axis] = 2 + nearer * (from[axis] > 0 ? 1 : -1);
        }
        return new Cell(5 * left + place[0], 5 * front + place[1], 5 * layer + place[2]);
    }

    private static Cell eighth(int left, int front, int layer, double x, double y, double z) {
        double[] from = {2 * (x - left) - 1, 2 * (y - front) - 1, 2 * (z - layer) - 1};
        int sign = ((left + front + layer) & 1) == 0 ? 1 : -1;
        for (int bits = 0; bits < 8; bits++) {
            int[] at = {1 - 2 * (bits & 1), 1 - 2 * ((bits >> 1) & 1), 1 - 2 * ((bits >> 2) & 1)};
            boolean isCell = at[0] * at[1] * at[2] == sign;
            if (isCell && at[0] * from[0] + at[1] * from[1] + at[2] * from[2] > 1) {
                return new Cell(3 * left + 1 + at[0], 3 * front + 1 + at[1], 3 * layer + 1 + at[2]);
            }
        }
        return new Cell(3 * left + 1, 3 * front + 1, 3 * layer + 1);
    }
}
