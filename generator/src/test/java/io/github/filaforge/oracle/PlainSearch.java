package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Finds all solutions by backtracking: take the first open cell, try everything that covers it and no earlier cell.
 *
 * <p>The search picks shapes, each as often as there are pieces of it, rather than pieces; so every partition of the
 * region comes up once, whichever pieces are copies.
 */
public final class PlainSearch {

    /**
     * The result of a search.
     *
     * @param solutions the solutions, no two equal
     * @param complete true if these are all solutions, so that no limit was reached
     * @param fits the number of times that a part was placed
     */
    public record Outcome(List<Partition> solutions, boolean complete, long fits) {

        public Outcome {
            solutions = List.copyOf(solutions);
        }
    }

    /** A placement of a part of one shape: the numbers of the cells that it covers. */
    private static final class Placement {

        private final int shape;
        private final int[] cells;

        private Placement(int shape, int[] cells) {
            this.shape = shape;
            this.cells = cells;
        }
    }

    private final List<Cell> cells;
    private final int maxSolutions;
    private final long maxFits;

    /** The placements by their first cell. */
    private final List<List<Placement>> placements = new ArrayList<>();

    private final int[] copiesLeft;
    private final boolean[] filled;
    private final Deque<Placement> placed = new ArrayDeque<>();
    private final List<Partition> solutions = new ArrayList<>();
    private boolean stopped;
    private long fits;

    private PlainSearch(Puzzle puzzle, int maxSolutions, long maxFits) {
        this.cells = PlainRegion.cellsOf(puzzle).stream()
                .sorted(alongTheLongestAxis(puzzle.box()))
                .toList();
        this.maxSolutions = maxSolutions;
        this.maxFits = maxFits;
        this.filled = new boolean[cells.size()];
        Congruence congruence = Congruence.of(puzzle);
        Map<List<Cell>, Integer> shapes = congruence.countShapes(PlainRegion.mobileCells(puzzle));
        this.copiesLeft = shapes.values().stream().mapToInt(copies -> copies).toArray();
        listPlacements(congruence, List.copyOf(shapes.keySet()));
    }

    /**
     * Searches until all solutions or a limit of them are found.
     *
     * @throws IllegalStateException if there are more solutions than the cap
     */
    public static List<Partition> allSolutions(Puzzle puzzle, int cap) {
        Outcome outcome = run(puzzle, cap, Long.MAX_VALUE);
        if (!outcome.complete()) {
            throw new IllegalStateException(puzzle.name() + " has more than " + cap + " solutions");
        }
        return outcome.solutions();
    }

    /** Searches until there is nothing left to try, or another solution or another fit would exceed its limit. */
    public static Outcome run(Puzzle puzzle, int maxSolutions, long maxFits) {
        PlainSearch search = new PlainSearch(puzzle, maxSolutions, maxFits);
        int volume =
                PlainRegion.mobileCells(puzzle).stream().mapToInt(List::size).sum();
        // Only if the volumes agree is the region full exactly when all pieces are used.
        if (volume == search.cells.size()) {
            search.fillFrom(0);
        }
        return new Outcome(search.solutions, !search.stopped, search.fits);
    }

    /** Filling across the longest axis keeps the border between filled and open cells short, and so the search. */
    private static Comparator<Cell> alongTheLongestAxis(Box box) {
        record Axis(int length, ToIntFunction<Cell> coordinate) {}
        return List.of(new Axis(box.xDim(), Cell::x), new Axis(box.yDim(), Cell::y), new Axis(box.zDim(), Cell::z))
                .stream()
                .sorted(Comparator.comparingInt(Axis::length).reversed())
                .map(axis -> Comparator.comparingInt(axis.coordinate()))
                .reduce(Comparator::thenComparing)
                .orElseThrow();
    }

    private void listPlacements(Congruence congruence, List<List<Cell>> shapes) {
        Map<Cell, Integer> numbers = new HashMap<>();
        for (Cell cell : cells) {
            numbers.put(cell, numbers.size());
            placements.add(new ArrayList<>());
        }
        for (int shape = 0; shape < shapes.size(); shape++) {
            for (List<Cell> orientation : congruence.orientations(shapes.get(shape))) {
                for (Cell place : cells) {
                    List<Cell> covered = orientation.stream().map(place::plus).toList();
                    if (numbers.keySet().containsAll(covered)) {
                        int[] sorted =
                                covered.stream().mapToInt(numbers::get).sorted().toArray();
                        placements.get(sorted[0]).add(new Placement(shape, sorted));
                    }
                }
            }
        }
    }

    private void fillFrom(int start) {
        int target = start;
        while (target < filled.length && filled[target]) {
            target++;
        }
        if (target == filled.length) {
            addSolution();
            return;
        }
        for (Placement placement : placements.get(target)) {
            if (copiesLeft[placement.shape] > 0 && isOpen(placement.cells)) {
                if (fits == maxFits) {
                    stopped = true;
                }
                if (stopped) {
                    return;
                }
                fits++;
                put(placement, true);
                fillFrom(target + 1);
                put(placement, false);
            }
        }
    }

    private boolean isOpen(int[] places) {
        for (int place : places) {
            if (filled[place]) {
                return false;
            }
        }
        return true;
    }

    private void put(Placement placement, boolean down) {
        for (int place : placement.cells) {
            filled[place] = down;
        }
        if (down) {
            copiesLeft[placement.shape]--;
            placed.push(placement);
        } else {
            copiesLeft[placement.shape]++;
            placed.pop();
        }
    }

    private void addSolution() {
        if (solutions.size() == maxSolutions) {
            stopped = true;
            return;
        }
        List<List<Cell>> parts = new ArrayList<>(placed.size());
        for (Placement placement : placed) {
            List<Cell> part = new ArrayList<>(placement.cells.length);
            for (int place : placement.cells) {
                part.add(cells.get(place));
            }
            parts.add(part);
        }
        solutions.add(new Partition(parts));
    }
}
