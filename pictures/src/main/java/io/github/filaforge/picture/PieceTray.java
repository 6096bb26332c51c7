package io.github.filaforge.picture;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The mobile pieces of a puzzle side by side, as one would lay them on a table. Each is turned so that it lies low, and is
 * never mirrored. The pieces lie in rows from left to right and from the highest y down, with a free cell between any two,
 * or on lattices other than that of cubes with some room between them.
 *
 * @param box the box around all; its least corner is the origin
 * @param pieces the pieces in the order of the definition
 */
public record PieceTray(Box box, List<PlacedPiece> pieces) {

    private static final int GAP = 1;

    /** The ratio of the width of the tray to its height. */
    static final double ASPECT = 1.4;

    /**
     * Compares orientations: low ones first, then those with many cells on the table, then those that are long from left to
     * right.
     */
    private static final Comparator<List<Cell>> LOW = Comparator.<List<Cell>>comparingInt(
                    cells -> length(cells, Cell::z))
            .thenComparingInt(
                    cells -> -(int) cells.stream().filter(cell -> cell.z() == 0).count())
            .thenComparingInt(cells -> length(cells, Cell::y));

    public PieceTray {
        pieces = List.copyOf(pieces);
    }

    /** Returns the tray of the mobile pieces of a puzzle. */
    public static PieceTray of(Puzzle puzzle) {
        return puzzle.lattice().isOrthogonal() ? ofSquares(puzzle) : PlaneTray.of(puzzle);
    }

    private static PieceTray ofSquares(Puzzle puzzle) {
        List<Piece> mobile = puzzle.mobilePieces();
        List<List<Cell>> lying =
                mobile.stream().map(piece -> lying(piece, puzzle.box())).toList();
        List<List<Integer>> rows = rows(lying);
        List<List<Cell>> placed = new ArrayList<>(lying);
        int bottom = 0;
        for (int row = rows.size() - 1; row >= 0; row--) {
            int left = 0;
            for (int piece : rows.get(row)) {
                Cell corner = new Cell(left, bottom, 0);
                placed.set(
                        piece,
                        lying.get(piece).stream().map(cell -> cell.plus(corner)).toList());
                left += length(lying.get(piece), Cell::x) + GAP;
            }
            bottom += rows.get(row).stream()
                            .mapToInt(piece -> length(lying.get(piece), Cell::y))
                            .max()
                            .orElse(0)
                    + GAP;
        }
        List<PlacedPiece> pieces = new ArrayList<>();
        for (int i = 0; i < placed.size(); i++) {
            pieces.add(new PlacedPiece(mobile.get(i).name(), coordinates(placed.get(i))));
        }
        List<Cell> all = placed.stream().flatMap(Collection::stream).toList();
        Box box = all.isEmpty()
                ? new Box(1, 1, 1)
                : new Box(length(all, Cell::x), length(all, Cell::y), length(all, Cell::z));
        return new PieceTray(box, pieces);
    }

    /** Returns a puzzle whose box is the tray, so that each drawer of solutions can draw the pieces. */
    public Puzzle laidOut(Puzzle puzzle) {
        return new Puzzle(
                puzzle.name(),
                new Container(puzzle.lattice(), box),
                puzzle.oneSided() && box.zDim() == 1,
                puzzle.mobilePieces());
    }

    /** Returns the cells of a piece as it lies on the table. A piece of a flat puzzle stays as its definition draws it. */
    private static List<Cell> lying(Piece piece, Box box) {
        List<Symmetry> turns = Lattices.CUBIC.turns().motions(false);
        if (box.zDim() == 1) {
            return atOrigin(piece.cells());
        }
        return turns.stream()
                .map(turn -> atOrigin(Lattices.CUBIC.turns().turned(piece.cells(), turn)))
                .min(LOW)
                .orElseThrow();
    }

    private static List<Cell> atOrigin(List<Cell> cells) {
        Cell corner = new Cell(least(cells, Cell::x), least(cells, Cell::y), least(cells, Cell::z));
        return cells.stream().map(cell -> cell.minus(corner)).toList();
    }

    private static int least(List<Cell> cells, ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).min().orElseThrow();
    }

    private static int length(List<Cell> cells, ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).max().orElseThrow() + 1 - least(cells, coordinate);
    }

    /** Returns the numbers of the pieces in each row. */
    private static List<List<Integer>> rows(List<List<Cell>> lying) {
        double area = lying.stream()
                .mapToDouble(cells -> (length(cells, Cell::x) + GAP) * (double) (length(cells, Cell::y) + GAP))
                .sum();
        int width = (int) Math.ceil(Math.sqrt(area * ASPECT));
        List<List<Integer>> rows = new ArrayList<>();
        int right = Integer.MAX_VALUE;
        for (int piece = 0; piece < lying.size(); piece++) {
            int length = length(lying.get(piece), Cell::x);
            if (right == Integer.MAX_VALUE || right + length > width) {
                rows.add(new ArrayList<>());
                right = 0;
            }
            rows.get(rows.size() - 1).add(piece);
            right += length + GAP;
        }
        return rows;
    }

    private static List<List<Integer>> coordinates(List<Cell> cells) {
        return cells.stream()
                .sorted()
                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                .toList();
    }
}
