package io.github.filaforge.picture.print;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.picture.print.CellSolid.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The cells of a piece with their sides, edges and corners: which cells meet at each of them. It has the places
 * of the corners in the lattice, and nothing of clearances. Immutable.
 *
 * <p>Cells, corners of the lattice, and the sides of a cell are numbered from 0.
 */
final class CellComplex {

    /** A side of a cell. */
    record Wall(int cell, int side) {}

    /**
     * The cells round an edge from one free side to the next.
     *
     * @param cells the cells; each shares a side with the one before it
     * @param last the free side of the last cell
     */
    record Run(List<Integer> cells, Wall last) {}

    /**
     * Cells at a corner that are connected by sides that have this corner.
     *
     * @param corner the number of the corner
     * @param cells the cells
     * @param isInside true if no cell of the group has a free side at the corner
     * @param walls the free sides of the cells at the corner, in a circle, clockwise as seen from outside; empty if the
     *     surface is no single sheet here
     */
    record Group(int corner, List<Integer> cells, boolean isInside, List<Wall> walls) {

        /** Returns true if the free sides of the cells make one sheet that touches itself nowhere near the corner. */
        boolean isSheet() {
            return !walls.isEmpty();
        }
    }

    private final List<Cell> cells;
    private final CellSolids solids;
    private final List<CellSolid> solidOf = new ArrayList<>();
    /** For each cell the numbers of its corners, by their indices in its solid. */
    private final List<int[]> cornersOf = new ArrayList<>();
    /** For each cell and side the number of the neighbour; -1 if the side is free. */
    private final List<int[]> neighbours = new ArrayList<>();
    /** For each cell the side of which the ring leads from one corner to another. */
    private final List<Map<List<Integer>, Integer>> sideAlong = new ArrayList<>();

    private final List<Vec> corners = new ArrayList<>();
    /** For each corner the cells that have it. */
    private final List<List<Integer>> cellsAt = new ArrayList<>();

    CellComplex(List<Cell> cells, CellSolids solids) {
        this.cells = cells.stream().distinct().sorted().toList();
        this.solids = solids;
        Map<Cell, Integer> numbers = new HashMap<>();
        this.cells.forEach(cell -> numbers.put(cell, numbers.size()));
        Map<List<Long>, Integer> cornerAt = new HashMap<>();
        for (Cell cell : this.cells) {
            addCell(cell, numbers, cornerAt);
        }
    }

    private void addCell(Cell cell, Map<Cell, Integer> numbers, Map<List<Long>, Integer> cornerAt) {
        CellSolid solid = solids.solid(cell);
        Vec origin = solids.point(cell);
        int number = cornersOf.size();
        int[] own = new int[solid.corners().size()];
        for (int i = 0; i < own.length; i++) {
            Vec at = origin.plus(solid.corners().get(i));
            own[i] = number(at, cornerAt);
            cellsAt.get(own[i]).add(number);
        }
        int[] beside = new int[solid.sides().size()];
        Map<List<Integer>, Integer> along = new HashMap<>();
        for (int i = 0; i < beside.length; i++) {
            Side side = solid.sides().get(i);
            beside[i] = side.step()
                    .map(step -> numbers.getOrDefault(cell.plus(step), -1))
                    .orElse(-1);
            for (int k = 0; k < side.ring().size(); k++) {
                int from = own[side.ring().get(k)];
                int to = own[side.ring().get((k + 1) % side.ring().size())];
                along.put(List.of(from, to), i);
            }
        }
        solidOf.add(solid);
        cornersOf.add(own);
        neighbours.add(beside);
        sideAlong.add(along);
    }

    private int number(Vec at, Map<List<Long>, Integer> cornerAt) {
        // A corner may lie between two places of the grid for one cell and on the other side for the next.
        double grid = 16 * CellSolid.NEAR;
        for (int bits = 0; bits < 8; bits++) {
            List<Long> key = List.of(
                    (long) Math.floor(at.x() / grid) + ((bits & 1) == 0 ? 0 : near(at.x(), grid)),
                    (long) Math.floor(at.y() / grid) + ((bits & 2) == 0 ? 0 : near(at.y(), grid)),
                    (long) Math.floor(at.z() / grid) + ((bits & 4) == 0 ? 0 : near(at.z(), grid)));
            if (cornerAt.containsKey(key)) {
                return cornerAt.get(key);
            }
        }
        List<Long> key = List.of(
                (long) Math.floor(at.x() / grid), (long) Math.floor(at.y() / grid), (long) Math.floor(at.z() / grid));
        cornerAt.put(key, corners.size());
        corners.add(at);
        cellsAt.add(new ArrayList<>());
        return corners.size() - 1;
    }

    /** Returns the step to the next place of the grid that is nearest. */
    private static int near(double value, double grid) {
        double share = value / grid - Math.floor(value / grid);
        return share < 0.5 ? -1 : 1;
    }

    int cellCount() {
        return cells.size();
    }

    int cornerCount() {
        return corners.size();
    }

    /** Returns the place of a corner in the lattice. */
    Vec place(int corner) {
        return corners.get(corner);
    }

    CellSolid solid(int cell) {
        return solidOf.get(cell);
    }

    /** Returns the middle of a cell. */
    Vec middle(int cell) {
        return solids.point(cells.get(cell)).plus(solidOf.get(cell).middle());
    }

    Vec normal(Wall wall) {
        return side(wall).normal();
    }

    Side side(Wall wall) {
        return solidOf.get(wall.cell()).sides().get(wall.side());
    }

    /** Returns the corners of a side, counter-clockwise as seen from outside. */
    List<Integer> ring(Wall wall) {
        int[] own = cornersOf.get(wall.cell());
        return side(wall).ring().stream().map(index -> own[index]).toList();
    }

    /** Returns the place of the corner above the middle of a side; the side has one. */
    Vec summit(Wall wall) {
        return corners.get(cornersOf.get(wall.cell())[side(wall).summit()]);
    }

    /** Returns the free sides of all cells. */
    List<Wall> walls() {
        List<Wall> walls = new ArrayList<>();
        for (int cell = 0; cell < cells.size(); cell++) {
            for (int side = 0; side < neighbours.get(cell).length; side++) {
                if (neighbours.get(cell)[side] < 0) {
                    walls.add(new Wall(cell, side));
                }
            }
        }
        return walls;
    }

    /** Returns the corner that follows another on the ring of a side. */
    int next(Wall wall, int corner) {
        List<Integer> ring = ring(wall);
        return ring.get((ring.indexOf(corner) + 1) % ring.size());
    }

    /** Returns the sides of a cell that have a corner. */
    List<Wall> sidesAt(int cell, int corner) {
        List<Wall> sides = new ArrayList<>();
        for (int side = 0; side < neighbours.get(cell).length; side++) {
            Wall wall = new Wall(cell, side);
            if (ring(wall).contains(corner)) {
                sides.add(wall);
            }
        }
        return sides;
    }

    private boolean isFree(Wall wall) {
        return neighbours.get(wall.cell())[wall.side()] < 0;
    }

    /** Returns the cells round an edge of a free side, whose ring leads from one corner to the other. */
    Run run(Wall wall, int from, int to) {
        List<Integer> run = new ArrayList<>();
        Wall at = wall;
        while (true) {
            run.add(at.cell());
            at = new Wall(at.cell(), sideAlong.get(at.cell()).get(List.of(to, from)));
            if (isFree(at)) {
                return new Run(run, at);
            }
            at = new Wall(neighbours.get(at.cell())[at.side()], -1);
        }
    }

    /**
     * Returns the cells round an edge of a cell, in a circle, if the piece has all of them; otherwise an empty list.
     * The side of each cell from which the ring leads from one corner to the other is shared with the next cell.
     */
    List<Integer> circle(int cell, int from, int to) {
        List<Integer> circle = new ArrayList<>();
        int at = cell;
        do {
            circle.add(at);
            at = neighbours.get(at)[sideAlong.get(at).get(List.of(from, to))];
        } while (at >= 0 && at != cell);
        return at < 0 ? List.of() : circle;
    }

    /** Returns true if the cells are balls, whose corners belong to one cell or to a side of two. */
    boolean isRound() {
        return solidOf.get(0).radius() > 0;
    }

    /** Returns the groups of the cells that have a corner. Balls have one group, which is no sheet. */
    List<Group> groups(int corner) {
        if (isRound()) {
            return List.of(new Group(corner, cellsAt.get(corner), false, List.of()));
        }
        List<Group> groups = new ArrayList<>();
        Set<Integer> left = new HashSet<>(cellsAt.get(corner));
        for (int first : cellsAt.get(corner)) {
            if (left.remove(first)) {
                List<Integer> group = new ArrayList<>();
                Deque<Integer> reached = new ArrayDeque<>(List.of(first));
                List<Wall> free = new ArrayList<>();
                while (!reached.isEmpty()) {
                    int cell = reached.pop();
                    group.add(cell);
                    for (Wall wall : sidesAt(cell, corner)) {
                        int beside = neighbours.get(cell)[wall.side()];
                        if (beside < 0) {
                            free.add(wall);
                        } else if (left.remove(beside)) {
                            reached.push(beside);
                        }
                    }
                }
                Collections.sort(group);
                groups.add(new Group(corner, group, free.isEmpty(), sheet(corner, free)));
            }
        }
        return groups;
    }

    /** Returns free sides in their circle round a corner, or an empty list if they make no single sheet. */
    private List<Wall> sheet(int corner, List<Wall> free) {
        if (free.isEmpty()) {
            return List.of();
        }
        List<Wall> circle = new ArrayList<>();
        Set<Integer> ends = new HashSet<>();
        Wall at = free.get(0);
        do {
            int end = next(at, corner);
            if (!ends.add(end)) {
                return List.of();
            }
            circle.add(at);
            at = run(at, corner, end).last();
        } while (!at.equals(free.get(0)));
        return circle.size() == free.size() ? circle : List.of();
    }
}
