package io.github.filaforge.verify;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Where a closed box is cut open so that it can be drawn: cells that lie a whole way round apart are one cell. Along axes
 * with ends there is no way round.
 */
final class Seam {

    private final Geometry geometry;
    /** By axis how many steps lead round, in the numbers of cells; 0 if there are ends. */
    private final int[] rounds;

    /**
     * Tells of a box.
     *
     * @param axes those along which it is closed
     */
    Seam(Geometry geometry, Box box, String axes) {
        this.geometry = geometry;
        this.rounds = new int[] {
            axes.contains("x") ? box.xDim() : 0,
            axes.contains("y") ? box.yDim() : 0,
            axes.contains("z") ? box.zDim() * geometry.classes() : 0,
        };
    }

    /** Whether there is any way round. */
    boolean isClosed() {
        return rounds[0] + rounds[1] + rounds[2] > 0;
    }

    /** The cell as the box has it. */
    Cell inBox(Cell cell) {
        return new Cell(once(cell.x(), rounds[0]), once(cell.y(), rounds[1]), once(cell.z(), rounds[2]));
    }

    private static int once(int coordinate, int round) {
        return round == 0 ? coordinate : Math.floorMod(coordinate, round);
    }

    /** Whether cells are different in the box. */
    boolean areDifferent(List<Cell> cells) {
        return new HashSet<>(cells.stream().map(this::inBox).toList()).size() == cells.size();
    }

    /**
     * The same for all sets of cells that a translation carries to one another, and for no others: of all ways to move one of
     * the cells to the origin the least.
     */
    List<Cell> normal(List<Cell> cells) {
        List<Cell> least = null;
        for (Cell first : cells) {
            Cell point = geometry.point(first);
            List<Cell> moved = cells.stream()
                    .map(cell -> inBox(cell.minus(point)))
                    .sorted()
                    .toList();
            if (least == null || isLess(moved, least)) {
                least = moved;
            }
        }
        return least;
    }

    private static boolean isLess(List<Cell> one, List<Cell> other) {
        for (int i = 0; i < one.size(); i++) {
            int order = one.get(i).compareTo(other.get(i));
            if (order != 0) {
                return order < 0;
            }
        }
        return false;
    }

    /** Whether a motion leaves cells one that are: whether it carries each way round to ways round. */
    boolean isKeptBy(Motion motion) {
        Cell origin = new Cell(0, 0, 0);
        for (int axis = 0; axis < rounds.length; axis++) {
            Cell round = new Cell(axis == 0 ? rounds[0] : 0, axis == 1 ? rounds[1] : 0, axis == 2 ? rounds[2] : 0);
            Cell carried = inBox(motion.apply(round).minus(motion.apply(origin)));
            if (!carried.equals(origin)) {
                return false;
            }
        }
        return true;
    }

    /** All translations that carry a cell to some cell of its class. */
    List<Cell> translations(Cell from, List<Cell> targets) {
        List<Cell> steps = new ArrayList<>();
        for (Cell target : targets) {
            Cell step = target.minus(from);
            if (geometry.point(step).equals(step)) {
                steps.add(step);
            }
        }
        return steps;
    }
}
