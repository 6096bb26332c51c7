package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The symmetries of a puzzle: the motions that map its region onto itself and its set of shapes onto itself, as
 * permutations of the cells of the region.
 *
 * <p>All rotations are considered, of a one-sided puzzle too: to turn the whole box over is a symmetry if that makes no
 * difference to the set of pieces.
 */
public final class PlainSymmetries {

    private final Set<Map<Cell, Cell>> permutations;

    private PlainSymmetries(Set<Map<Cell, Cell>> permutations) {
        this.permutations = permutations;
    }

    /**
     * The symmetries of a puzzle.
     *
     * @param mirror whether reflections count as well as rotations
     */
    public static PlainSymmetries of(Puzzle puzzle, boolean mirror) {
        NavigableSet<Cell> region = PlainRegion.cellsOf(puzzle);
        List<List<Cell>> pieces = PlainRegion.mobileCells(puzzle);
        Congruence congruence = Congruence.of(puzzle);
        List<Turn> turns = new ArrayList<>(Turn.ROTATIONS);
        if (mirror) {
            turns.addAll(Turn.REFLECTIONS);
        }
        Map<List<Cell>, Integer> shapes = congruence.countShapes(pieces);
        // Several motions may do the same to the region, such as a flip and a reflection of a flat one.
        Set<Map<Cell, Cell>> permutations = new LinkedHashSet<>();
        for (Turn turn : turns) {
            List<List<Cell>> turned = pieces.stream().map(turn::apply).toList();
            if (congruence.countShapes(turned).equals(shapes)) {
                Map<Cell, Cell> permutation = fitInto(region, turn);
                if (region.containsAll(permutation.values())) {
                    permutations.add(permutation);
                }
            }
        }
        return new PlainSymmetries(permutations);
    }

    /** The turn, followed by the one translation that can bring the region back to where it was. */
    private static Map<Cell, Cell> fitInto(NavigableSet<Cell> region, Turn turn) {
        Map<Cell, Cell> permutation = new HashMap<>();
        if (!region.isEmpty()) {
            Cell firstTurned = new TreeSet<>(turn.apply(region)).first();
            Cell shift = region.first().minus(firstTurned);
            for (Cell cell : region) {
                permutation.put(cell, turn.apply(cell).plus(shift));
            }
        }
        return permutation;
    }

    /** The symmetries, each as a map from cell to cell; the identity is among them. */
    public Set<Map<Cell, Cell>> permutations() {
        return Set.copyOf(permutations);
    }

    /** The number of symmetries, the identity included. */
    public int order() {
        return permutations.size();
    }

    /** All that the symmetries make of one solution, itself included. */
    public Set<Partition> orbit(Partition solution) {
        Set<Partition> orbit = new LinkedHashSet<>();
        for (Map<Cell, Cell> permutation : permutations) {
            orbit.add(solution.mapped(permutation::get));
        }
        return orbit;
    }

    /** The first of each set of solutions that are symmetric to one another, in the order given. */
    public List<Partition> orbitRepresentatives(Collection<Partition> solutions) {
        List<Partition> representatives = new ArrayList<>();
        Set<Partition> reached = new HashSet<>();
        for (Partition solution : solutions) {
            if (!reached.contains(solution)) {
                representatives.add(solution);
                reached.addAll(orbit(solution));
            }
        }
        return representatives;
    }
}
