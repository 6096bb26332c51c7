package io.github.filaforge.verify;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.text.PlainText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The cells of a puzzle that mobile pieces have to fill or may fill, numbered in ascending order, and the stationary pieces
 * that cover the other cells.
 */
final class Space {

    private final List<Cell> cells = new ArrayList<>();
    private final Map<Cell, Integer> numbers = new HashMap<>();
    private final Map<Cell, String> covered = new HashMap<>();
    /** The cells that may stay empty. */
    private final Set<Cell> optional;

    /** True if the pieces are sticks that may not cross. */
    private final boolean haveJunctions;

    private final Box box;
    private final Predicate<Cell> isInBox;
    private final CellColours colours;
    /** The choice and the option of each cell of an option. */
    private final Map<Cell, List<String>> optionOf;

    private final Geometry geometry;
    private final Seam seam;

    /** A motion that carries the cells of a puzzle into one another, and its shapes too. */
    static final class CellPermutation {

        /** The number of the cell to which each cell is carried. */
        final int[] cells;
        /** For each shape the shape that is carried to it; -1 if the puzzle has none that is. */
        final int[] shapes;

        private CellPermutation(int[] cells, int... shapes) {
            this.cells = cells;
            this.shapes = shapes;
        }

        /**
         * Returns the numbers of the cells and of the shapes together. Symmetries of equal cells may differ in shapes, since
         * different shapes may fill equal cells.
         */
        private List<Integer> numbers() {
            return IntStream.concat(IntStream.of(cells), IntStream.of(shapes))
                    .boxed()
                    .toList();
        }
    }

    Space(Puzzle puzzle, Geometry geometry, Seam seam) {
        this.geometry = geometry;
        this.seam = seam;
        this.box = puzzle.box();
        this.isInBox = cell -> puzzle.container().isInBox(inBox(cell));
        this.colours = puzzle.container().colours();
        this.optionOf = puzzle.optionOfCells();
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                piece.cells().forEach(cell -> covered.put(cell, piece.name()));
            }
        }
        this.optional = puzzle.container().optional();
        this.haveJunctions = puzzle.container().hasJunctions()
                || puzzle.pieces().stream()
                        .anyMatch(piece -> !piece.cells().stream().allMatch(puzzle.lattice()::isWritten));
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

    /** Returns true if the pieces are sticks that may not cross. */
    boolean haveJunctions() {
        return haveJunctions;
    }

    /**
     * Returns the translates of the cells of a piece that lie in this space, whatever their colours.
     *
     * @param piece the cells at the origin, in ascending order
     */
    List<List<Cell>> places(List<Cell> piece) {
        List<List<Cell>> places = new ArrayList<>();
        for (Cell cell : cells) {
            Cell shift = geometry.point(cell);
            if (piece.get(0).plus(shift).equals(cell)) {
                List<Cell> moved =
                        piece.stream().map(each -> inBox(each.plus(shift))).toList();
                boolean isInside = moved.stream().allMatch(numbers::containsKey)
                        && moved.stream().distinct().count() == moved.size();
                if (isInside && (!haveJunctions || staysClear(moved))) {
                    places.add(moved);
                }
            }
        }
        return places;
    }

    /** Returns true if a piece of sticks goes straight on only at junctions that are open. */
    private boolean staysClear(List<Cell> edges) {
        return edges.stream()
                .filter(edge -> edges.contains(edge.minus(edge.z() == 0 ? new Cell(1, 0, 0) : new Cell(0, 1, 0))))
                .map(edge -> new Cell(edge.x(), edge.y(), 2))
                .allMatch(junction -> optional.contains(junction) && !covered.containsKey(junction));
    }

    Cell cell(int number) {
        return cells.get(number);
    }

    boolean mayStayEmpty(int number) {
        return optional.contains(cells.get(number));
    }

    /** Returns the cell of the box that a cell is. In a closed box a cell may be given by other numbers. */
    Cell inBox(Cell cell) {
        return seam.isClosed() ? seam.inBox(cell) : cell;
    }

    /** Returns the number of a cell; -1 if it is not to be filled. */
    int number(Cell cell) {
        return numbers.getOrDefault(inBox(cell), -1);
    }

    /** Returns the stationary piece that covers a cell, or empty if none does. */
    Optional<String> covering(Cell cell) {
        return Optional.ofNullable(covered.get(cell));
    }

    /** Returns the reason why a cell is not to be filled, in words. */
    String obstacle(Cell cell) {
        String name = covered.get(cell);
        if (name != null) {
            return "where stationary piece " + PlainText.quoted(name) + " is";
        }
        return isInBox.test(cell) ? "outside the region" : "outside the " + box + " box";
    }

    /**
     * Returns the motions, each followed by a translation, that carry the cells into one another with their colours, that
     * carry each option of a choice to itself, and that keep the numbers of pieces of each shape. Where solutions do not use
     * all pieces, the numbers of a solution decide this later. The identity is the first.
     */
    List<CellPermutation> symmetries(Shapes shapes, List<Motion> motions) {
        Map<List<Integer>, CellPermutation> distinct = new LinkedHashMap<>();
        for (Motion motion : motions) {
            int[] ofShapes = shapes.carriedTo(motion);
            if (!shapes.areAllUsed() || shapes.allow(shapes.counts(), ofShapes)) {
                for (int[] carried : carried(motion)) {
                    CellPermutation symmetry = new CellPermutation(carried, ofShapes);
                    distinct.putIfAbsent(symmetry.numbers(), symmetry);
                }
            }
        }
        return List.copyOf(distinct.values());
    }

    /**
     * Returns the numbers of the cells to which a motion carries each cell, if it keeps the cells with their colours. In a
     * closed box there is a result for each translation that may follow the motion.
     */
    private List<int[]> carried(Motion motion) {
        List<int[]> all =
                seam.isClosed() && !cells.isEmpty() ? carriedInClosedBox(motion) : List.of(carriedToFirst(motion));
        return all.stream()
                .filter(carried -> carried.length == cells.size() && keepsMarks(carried))
                .toList();
    }

    /**
     * Returns the numbers of the cells to which a motion carries each cell, for all translations that may follow it. A
     * result is shorter if a cell is carried elsewhere.
     */
    private List<int[]> carriedInClosedBox(Motion motion) {
        if (!seam.isKeptBy(motion)) {
            return List.of();
        }
        return seam.translations(motion.apply(cells.get(0)), cells).stream()
                .map(step -> carried(motion, step))
                .toList();
    }

    /** Returns true if cells are carried to cells of equal colours, and cells of an option to cells of this option. */
    private boolean keepsMarks(int... carried) {
        return IntStream.range(0, carried.length)
                .allMatch(number -> colours.colour(cell(number)) == colours.colour(cell(carried[number]))
                        && Objects.equals(optionOf.get(cell(number)), optionOf.get(cell(carried[number]))));
    }

    /**
     * Returns the number of the cell to which a motion carries each cell, moved so that the first cell is taken. The result
     * is shorter if a cell is carried elsewhere.
     */
    private int[] carriedToFirst(Motion motion) {
        if (cells.isEmpty()) {
            return new int[0];
        }
        Cell first = cells.stream().map(motion::apply).sorted().findFirst().orElseThrow();
        Cell shift = geometry.point(cells.get(0)).minus(geometry.point(first));
        return carried(motion, shift);
    }

    private int[] carried(Motion motion, Cell shift) {
        return cells.stream()
                .map(cell -> carried(cell, inBox(motion.apply(cell).plus(shift))))
                .takeWhile(number -> number >= 0)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /**
     * Returns the number of the cell to which another is carried; -1 if it is not to be filled, or if only one of the two
     * may stay empty.
     */
    private int carried(Cell cell, Cell to) {
        return optional.contains(cell) == optional.contains(to) ? number(to) : -1;
    }
}
