package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Counts the placements of Algorithm X with the heuristics of the polycube article: (1) a column without ones, (2) a column
 * with a single one, (3) the hole with the least key, of several the one with the fewest ones. Every one is counted anew at
 * each step. Columns are the cells by x, y and z and then the shapes.
 */
public final class PlainColumns {

    private final List<Cell> cells;
    private final ToIntFunction<Cell> key;
    private final boolean looksAtPieces;

    /** The rows of the matrix: the columns of the cells, and last that of the shape. */
    private final List<List<Integer>> rows = new ArrayList<>();

    private final int[] copies;
    private final boolean[] filled;
    private long fits;

    private PlainColumns(Puzzle puzzle, ToIntFunction<Cell> key, boolean looksAtPieces) {
        this.cells = PlainRegion.cellsOf(puzzle).stream()
                .sorted(Comparator.comparingInt(Cell::x)
                        .thenComparingInt(Cell::y)
                        .thenComparingInt(Cell::z))
                .toList();
        this.key = key;
        this.looksAtPieces = looksAtPieces;
        this.filled = new boolean[cells.size()];
        Congruence congruence = Congruence.of(puzzle);
        Map<List<Cell>, Integer> shapes = congruence.countShapes(PlainRegion.mobileCells(puzzle));
        this.copies = shapes.values().stream().mapToInt(count -> count).toArray();
        Map<Cell, Integer> numbers = new HashMap<>();
        cells.forEach(cell -> numbers.put(cell, numbers.size()));
        int shape = 0;
        for (List<Cell> layout : shapes.keySet()) {
            for (List<Cell> orientation : congruence.orientations(layout)) {
                for (Cell place : cells) {
                    List<Integer> row = new ArrayList<>();
                    orientation.forEach(cell -> row.add(numbers.get(place.plus(cell))));
                    if (!row.contains(null)) {
                        row.add(cells.size() + shape);
                        rows.add(row);
                    }
                }
            }
            shape++;
        }
    }

    /** Returns the number of placements in the whole search, symmetric copies included. */
    public static long fits(Puzzle puzzle, ToIntFunction<Cell> key, boolean looksAtPieces) {
        PlainColumns search = new PlainColumns(puzzle, key, looksAtPieces);
        search.search();
        return search.fits;
    }

    private void search() {
        List<List<Integer>> fitting = rows.stream()
                .filter(row -> copies[shapeOf(row)] > 0)
                .filter(row -> cellsOf(row).stream().noneMatch(cell -> filled[cell]))
                .toList();
        column(fitting).ifPresent(column -> {
            for (List<Integer> row : fitting) {
                if (row.contains(column)) {
                    fits++;
                    put(row, true);
                    search();
                    put(row, false);
                }
            }
        });
    }

    /** Returns the column to be covered; empty if there is none, or one without enough ones. */
    private Optional<Integer> column(List<List<Integer>> fitting) {
        int[] ones = new int[cells.size() + copies.length];
        fitting.forEach(row -> row.forEach(column -> ones[column]++));
        List<Integer> targets = new ArrayList<>();
        for (int column = 0; column < ones.length; column++) {
            boolean isCell = column < cells.size();
            int needed = isCell ? (filled[column] ? 0 : 1) : looksAtPieces ? copies[column - cells.size()] : 0;
            if (ones[column] < needed) {
                return Optional.empty();
            }
            if (needed == 1) {
                targets.add(column);
            }
        }
        return targets.stream()
                .filter(column -> ones[column] == 1)
                .findFirst()
                .or(() -> targets.stream()
                        .filter(column -> column < cells.size())
                        .min(Comparator.<Integer>comparingInt(column -> key.applyAsInt(cells.get(column)))
                                .thenComparing(column -> ones[column])));
    }

    private static List<Integer> cellsOf(List<Integer> row) {
        return row.subList(0, row.size() - 1);
    }

    private int shapeOf(List<Integer> row) {
        return row.get(row.size() - 1) - cells.size();
    }

    private void put(List<Integer> row, boolean down) {
        cellsOf(row).forEach(cell -> filled[cell] = down);
        copies[shapeOf(row)] += down ? -1 : 1;
    }
}
