package io.github.filaforge.verify;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * The seam along which a closed box is cut open so that it can be drawn. Cells whose distance is a whole way round are one
 * cell. Along an axis with ends there is no way round.
 */
final class Seam {

    private final Geometry geometry;
    /** The number of steps that lead round along each axis, in the numbers of cells; 0 if the axis has ends. */
    private final int[] rounds;

    /**
     * Makes the seam of a box.
     *
     * @param axes the letters of the axes along which the box is closed
     */
    Seam(Geometry geometry, Box box, String axes) {
        this.geometry = geometry;
        this.rounds = new int[] {
            axes.contains("x") ? box.xDim() : 0,
            axes.contains("y") ? box.yDim() : 0,
            axes.contains("z") ? box.zDim() * geometry.classes() : 0,
        };
    }

    boolean isClosed() {
        return rounds[0] + rounds[1] + rounds[2] > 0;
    }

    /** Returns the cell of the box that a cell is. */
    Cell inBox(Cell cell) {
        return new Cell(once(cell.x(), rounds[0]), once(cell.y(), rounds[1]), once(cell.z(), rounds[2]));
    }

    private static int once(int coordinate, int round) {
        return round == 0 ? coordinate : Math.floorMod(coordinate, round);
    }

    /** Returns true if all cells are different cells of the box. */
    boolean areDifferent(List<Cell> cells) {
        return new HashSet<>(cells.stream().map(this::inBox).toList()).size() == cells.size();
    }

    /**
     * Returns a form that is equal for all sets of cells which a translation carries to one another, and for no others: the
     * least of the sets that result when one of the cells is moved to the origin.
     */
    List<Cell> normal(List<Cell> cells) {
        List<Cell> least = null;
        for (Cell first : cells) {
            Cell point = geometry.point(first);
            List<Cell> moved = cells.stream()
                    .map(cell -> inBox(cell.minus(point)))
                    .sorted()
                    .toList();
            if (least == null || Arrays.compare(moved.toArray(Cell[]::new), least.toArray(Cell[]::new)) < 0) {
                least = moved;
            }
        }
        return least;
    }

    /** Returns true if a motion carries each way round to ways round, so that cells which are one stay one. */
    boolean isKeptBy(Motion motion) {
        Cell origin = new Cell(0, 0, 0);
        return Stream.of(new Cell(rounds[0], 0, 0), new Cell(0, rounds[1], 0), new Cell(0, 0, rounds[2]))
                .map(round -> inBox(motion.apply(round).minus(motion.apply(origin))))
                .allMatch(origin::equals);
    }

    /** Returns all translations that carry a cell to a target of its class. */
    List<Cell> translations(Cell from, List<Cell> targets) {
        return targets.stream()
                .map(target -> target.minus(from))
                .filter(step -> geometry.point(step).equals(step))
                .toList();
    }
}
