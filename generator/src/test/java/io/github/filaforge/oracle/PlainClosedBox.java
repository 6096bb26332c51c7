package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Solutions of a puzzle in a closed box by a plain search. Pieces of different shapes are different even where they fill the
 * same cells, so a solution has for each piece its cells and its shape.
 */
public final class PlainClosedBox {

    private static final int MOST_SOLUTIONS = 1000;

    private final PlainLattice lattice;
    private final int[] rounds;
    private final List<Cell> region;
    private final Map<List<Cell>, Integer> pieces = new LinkedHashMap<>();
    private final Map<List<Cell>, Integer> left;
    private final List<Part> found = new ArrayList<>();
    private final List<Set<Part>> solutions = new ArrayList<>();
    private boolean hasMore;

    /**
     * The cells of a piece, and what stands for its shape.
     */
    public record Part(Set<Cell> cells, List<Cell> shape) {}

    /**
     * Tells of a puzzle.
     *
     * @param region the cells that are to be filled, with the least numbers from 0 on
     * @param rounds how many steps along each axis lead round, in the numbers of cells; 0 if there are ends
     */
    public PlainClosedBox(Puzzle puzzle, Collection<Cell> region, int... rounds) {
        this.lattice = new PlainLattice(puzzle, region);
        this.region = region.stream().sorted().toList();
        this.rounds = rounds.clone();
        for (Piece piece : puzzle.mobilePieces()) {
            pieces.merge(lattice.shape(piece.cells()), 1, Integer::sum);
        }
        this.left = new LinkedHashMap<>(pieces);
    }

    private Cell once(Cell cell) {
        return new Cell(once(cell.x(), rounds[0]), once(cell.y(), rounds[1]), once(cell.z(), rounds[2]));
    }

    private static int once(int coordinate, int round) {
        return round == 0 ? coordinate : ((coordinate % round) + round) % round;
    }

    /** All solutions, or nothing if there are very many. */
    public List<Set<Part>> solutions() {
        search(new TreeSet<>(region));
        return hasMore ? List.of() : List.copyOf(solutions);
    }

    /** Whether there were too many. */
    public boolean hasMore() {
        return hasMore;
    }

    /** A piece as a solution has it. */
    public Part part(List<Cell> pieceAsDefined, Collection<Cell> cells) {
        return new Part(Set.copyOf(cells), lattice.shape(pieceAsDefined));
    }

    private void search(SortedSet<Cell> open) {
        if (hasMore) {
            return;
        }
        if (open.isEmpty()) {
            solutions.add(Set.copyOf(found));
            hasMore = solutions.size() > MOST_SOLUTIONS;
            return;
        }
        Cell target = open.first();
        for (List<Cell> shape : List.copyOf(left.keySet())) {
            if (left.get(shape) > 0) {
                for (Set<Cell> covered : covering(shape, target)) {
                    if (open.containsAll(covered)) {
                        left.merge(shape, -1, Integer::sum);
                        found.add(new Part(covered, shape));
                        TreeSet<Cell> rest = new TreeSet<>(open);
                        rest.removeAll(covered);
                        search(rest);
                        found.remove(found.size() - 1);
                        left.merge(shape, 1, Integer::sum);
                    }
                }
            }
        }
    }

    /** The cells that a piece can fill if it fills a certain one. */
    private Set<Set<Cell>> covering(List<Cell> shape, Cell target) {
        Set<Set<Cell>> all = new HashSet<>();
        for (List<Cell> orientation : lattice.orientations(shape)) {
            for (Cell own : orientation) {
                Cell shift = target.minus(own);
                Set<Cell> covered = orientation.stream()
                        .map(cell -> once(cell.plus(shift)))
                        .collect(Collectors.toUnmodifiableSet());
                if (shift.equals(lattice.point(shift)) && covered.size() == orientation.size()) {
                    all.add(covered);
                }
            }
        }
        return all;
    }

    /**
     * How many there are of which none is symmetric to another.
     *
     * @param mirrored whether mirror images in space are symmetric; in a plane they always are
     */
    public long orbits(Collection<Set<Part>> all, boolean mirrored) {
        List<UnaryOperator<Cell>> symmetries = new ArrayList<>();
        for (UnaryOperator<Cell> motion : lattice.motions(mirrored)) {
            if (keepsRounds(motion) && keepsShapes(motion)) {
                symmetries.addAll(withTranslations(motion));
            }
        }
        Set<Set<Part>> seen = new HashSet<>();
        long orbits = 0;
        for (Set<Part> solution : all) {
            if (!seen.contains(solution)) {
                orbits++;
                symmetries.forEach(symmetry -> seen.add(carried(solution, symmetry)));
            }
        }
        return orbits;
    }

    private Set<Part> carried(Set<Part> solution, UnaryOperator<Cell> symmetry) {
        return solution.stream()
                .map(part -> new Part(
                        part.cells().stream()
                                .map(cell -> once(symmetry.apply(cell)))
                                .collect(Collectors.toUnmodifiableSet()),
                        lattice.shape(part.shape().stream().map(symmetry).toList())))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether cells that are one stay one. */
    private boolean keepsRounds(UnaryOperator<Cell> motion) {
        List<Cell> steps = List.of(new Cell(rounds[0], 0, 0), new Cell(0, rounds[1], 0), new Cell(0, 0, rounds[2]));
        return region.stream()
                .allMatch(cell -> steps.stream()
                        .allMatch(step -> once(motion.apply(cell)).equals(once(motion.apply(cell.plus(step))))));
    }

    private boolean keepsShapes(UnaryOperator<Cell> motion) {
        Map<List<Cell>, Integer> after = new HashMap<>();
        pieces.forEach((shape, count) ->
                after.merge(lattice.shape(shape.stream().map(motion).toList()), count, Integer::sum));
        return after.equals(pieces);
    }

    private List<UnaryOperator<Cell>> withTranslations(UnaryOperator<Cell> motion) {
        List<UnaryOperator<Cell>> all = new ArrayList<>();
        Cell first = motion.apply(region.get(0));
        for (Cell target : region) {
            Cell shift = target.minus(first);
            boolean isOne = shift.equals(lattice.point(shift))
                    && region.stream()
                            .allMatch(cell ->
                                    region.contains(once(motion.apply(cell).plus(shift))));
            if (isOne) {
                all.add(cell -> motion.apply(cell).plus(shift));
            }
        }
        return all;
    }
}
