package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The rule by which two sets of cells are one piece: all rotations, or in a one-sided puzzle the rotations about z. */
public final class Congruence {

    private static final Comparator<List<Cell>> CELL_BY_CELL = Congruence::compareCellByCell;

    private final List<Turn> turns;

    private Congruence(List<Turn> turns) {
        this.turns = turns;
    }

    /** Returns the rule for the pieces of a puzzle. */
    public static Congruence of(Puzzle puzzle) {
        return ofPieces(puzzle.oneSided());
    }

    static Congruence ofPieces(boolean oneSided) {
        return new Congruence(oneSided ? Turn.ROTATIONS_ABOUT_Z : Turn.ROTATIONS);
    }

    List<Turn> turns() {
        return turns;
    }

    /** The distinct ways to turn the cells, each sorted and with its first cell at the origin. */
    public List<List<Cell>> orientations(Collection<Cell> cells) {
        return turns.stream()
                .map(turn -> atOrigin(turn.apply(cells)))
                .distinct()
                .sorted(CELL_BY_CELL)
                .toList();
    }

    /** The least orientation: equal for two sets of cells exactly if one can be moved onto the other. */
    public List<Cell> shapeOf(Collection<Cell> cells) {
        return orientations(cells).get(0);
    }

    /** Returns true if some allowed turn other than the identity leaves the shape unchanged. */
    boolean isSymmetric(Collection<Cell> cells) {
        return orientations(cells).size() < turns.size();
    }

    /** Returns the number of pieces of each shape, in a sorted map, so that two maps are easy to compare and print. */
    Map<List<Cell>, Integer> countShapes(Collection<? extends Collection<Cell>> pieces) {
        Map<List<Cell>, Integer> counts = new TreeMap<>(CELL_BY_CELL);
        for (Collection<Cell> piece : pieces) {
            counts.merge(shapeOf(piece), 1, Integer::sum);
        }
        return counts;
    }

    /** The cells in ascending order, moved so that the first of them is the origin. */
    static List<Cell> atOrigin(Collection<Cell> cells) {
        Cell[] sorted = cells.toArray(Cell[]::new);
        Arrays.sort(sorted);
        Cell first = sorted[0];
        Arrays.setAll(sorted, index -> sorted[index].minus(first));
        return List.of(sorted);
    }

    private static int compareCellByCell(List<Cell> one, List<Cell> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = one.get(i).compareTo(other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }
}
