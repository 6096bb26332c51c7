package io.github.filaforge.verify;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The cells of a puzzle that mobile pieces are to fill, or may fill, numbered in ascending order, and what covers the others. */
final class Space {

    private final List<Cell> cells = new ArrayList<>();
    private final Map<Cell, Integer> numbers = new HashMap<>();
    private final Map<Cell, String> covered = new HashMap<>();
    /** The cells that may stay empty. */
    private final Set<Cell> optional;

    private final Box box;
    private final Predicate<Cell> isInBox;
    private final Geometry geometry;

    Space(Puzzle puzzle, Geometry geometry) {
        this.geometry = geometry;
        this.box = puzzle.box();
        this.isInBox = cell -> puzzle.lattice().contains(box, cell);
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                piece.cells().forEach(cell -> covered.put(cell, piece.name()));
            }
        }
        this.optional = puzzle.container().optional();
        for (Cell cell : puzzle.lattice().written(puzzle.container().cells())) {
            if (!covered.containsKey(cell)) {
                numbers.put(cell, cells.size());
                cells.add(cell);
            }
        }
    }

    int size() {
        return cells.size();
    }

    Cell cell(int number) {
        return cells.get(number);
    }

    /** Whether the cell of a number may stay empty. */
    boolean mayStayEmpty(int number) {
        return optional.contains(cells.get(number));
    }

    /** The number of a cell; -1 if it is not to be filled. */
    int number(Cell cell) {
        return numbers.getOrDefault(cell, -1);
    }

    /** The stationary piece that covers a cell, if one does. */
    Optional<String> covering(Cell cell) {
        return Optional.ofNullable(covered.get(cell));
    }

    /** Why a cell is not to be filled. */
    String obstacle(Cell cell) {
        String name = covered.get(cell);
        if (name != null) {
            return "where stationary piece " + Quoted.name(name) + " is";
        }
        return isInBox.test(cell) ? "outside the region" : "outside the " + box + " box";
    }

    /**
     * The motions, each followed by a translation, that carry these cells into one another and keep the shapes of all
     * pieces: for each the number of the cell that is carried to a cell, or the other way round. The identity is the first.
     */
    List<int[]> symmetries(Shapes shapes, List<Motion> motions) {
        Map<List<Integer>, int[]> distinct = new LinkedHashMap<>();
        for (Motion motion : motions) {
            int[] carried = carried(motion);
            if (carried.length == cells.size() && shapes.areKeptBy(motion)) {
                distinct.putIfAbsent(Arrays.stream(carried).boxed().toList(), carried);
            }
        }
        return List.copyOf(distinct.values());
    }

    /** Where a motion carries each cell, moved so that the first cell is taken; shorter if a cell is carried elsewhere. */
    private int[] carried(Motion motion) {
        if (cells.isEmpty()) {
            return new int[0];
        }
        Cell first = cells.stream().map(motion::apply).sorted().findFirst().orElseThrow();
        Cell shift = geometry.point(cells.get(0)).minus(geometry.point(first));
        return cells.stream()
                .map(cell -> carried(cell, motion.apply(cell).plus(shift)))
                .takeWhile(number -> number >= 0)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The number of a cell that another is carried to; -1 if it is not to be filled, or only one of the two has to be. */
    private int carried(Cell cell, Cell to) {
        return optional.contains(cell) == optional.contains(to) ? number(to) : -1;
    }
}
