package io.github.filaforge.picture;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The mobile pieces of a puzzle side by side, as one would lay them on a table. Each is turned so that it lies low, and is
 * never mirrored. The pieces lie in rows from left to right and from the highest y down, with a free cell between any two,
 * or on lattices other than that of cubes with some room between them.
 *
 * @param box the box around all; its least corner is the origin
 * @param pieces the pieces in the order of the definition
 */
public record PieceTray(Box box, List<PlacedPiece> pieces) {

    public PieceTray {
        pieces = List.copyOf(pieces);
    }

    /** Returns the tray of the mobile pieces of a puzzle. */
    public static PieceTray of(Puzzle puzzle) {
        return new Layout(puzzle).laid(puzzle.packedPieces());
    }

    /** Returns a puzzle whose box is the tray, so that each drawer of solutions can draw the pieces. */
    public Puzzle laidOut(Puzzle puzzle) {
        return new Puzzle(puzzle.name(), new Container(puzzle.lattice(), box), puzzle.turns(), puzzle.packedPieces());
    }

    /** Lays pieces side by side on any lattice, by the room that they take in its plane. */
    private static final class Layout {
        /** The ratio of the width of the tray to its height. */
        private static final double ASPECT = 1.4;

        private static final double NOTHING = 1e-9;

        private final Lattice lattice;
        private final CellPlane plane;
        /** True if the pieces are not turned, but stay as their definition draws them. */
        private final boolean isFlat;
        /** The least distance between two pieces: a whole cell of squares. */
        private final double gap;

        /**
         * The distance to the right of the next point along x. The next point along y is {@link #slant} to the right and
         * {@link #rise} upwards.
         */
        private final double along;

        private final double slant;
        private final double rise;

        Layout(Puzzle puzzle) {
            this.lattice = puzzle.lattice();
            boolean areSquares = lattice.isOrthogonal();
            this.isFlat = lattice.isPlanar() || (areSquares && puzzle.box().zDim() == 1);
            this.gap = areSquares ? 1 : 0.5;
            this.plane = new CellPlane(lattice);
            this.along = plane.point(new Cell(1, 0, 0)).x();
            this.slant = plane.point(new Cell(0, 1, 0)).x();
            this.rise = -plane.point(new Cell(0, 1, 0)).y();
        }

        PieceTray laid(List<Piece> pieces) {
            List<List<Cell>> lying = pieces.stream().map(this::lying).toList();
            List<List<Cell>> placed = new ArrayList<>();
            double top = 0;
            for (List<List<Cell>> row : rows(lying)) {
                List<List<Cell>> laid = laid(row, top);
                placed.addAll(laid);
                top = laid.stream()
                                .mapToDouble(cells -> plane.room(cells).bottom())
                                .max()
                                .orElseThrow()
                        + gap;
            }
            List<List<Cell>> moved = moved(placed);
            List<PlacedPiece> named = new ArrayList<>();
            for (int i = 0; i < moved.size(); i++) {
                List<List<Integer>> cells = moved.get(i).stream()
                        .sorted()
                        .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                        .toList();
                named.add(new PlacedPiece(pieces.get(i).name(), cells));
            }
            return new PieceTray(box(moved), named);
        }

        /**
         * Returns the cells of a piece as it lies on the table. A flat piece stays as its definition draws it; others are
         * turned to lie low, with many cells on the table, and then to be long from left to right.
         */
        private List<Cell> lying(Piece piece) {
            if (isFlat) {
                return lattice.written(piece.cells());
            }
            return lattice.turns().motions(Turns.ALL).stream()
                    .map(motion -> onTable(lattice.turns().turned(piece.cells(), motion)))
                    .min(Comparator.<List<Cell>>comparingInt(cells -> cells.stream()
                                    .mapToInt(lattice::layer)
                                    .max()
                                    .orElseThrow())
                            .thenComparingLong(cells -> -cells.stream()
                                    .filter(cell -> lattice.layer(cell) == 0)
                                    .count())
                            .thenComparingDouble(cells -> plane.room(cells).height()))
                    .orElseThrow();
        }

        private List<Cell> onTable(List<Cell> cells) {
            int layer = cells.stream().mapToInt(lattice::layer).min().orElseThrow();
            return shifted(cells, new Cell(0, 0, -layer * lattice.classes()));
        }

        /**
         * Returns the cells moved by a step, and further to the right and upwards until they are cells of the lattice again.
         */
        private List<Cell> shifted(List<Cell> cells, Cell step) {
            Cell translation = translationBeyond(step);
            return cells.stream().map(cell -> cell.plus(translation)).toList();
        }

        /** Returns the first translation that leads at least as far as a step along each axis. */
        private Cell translationBeyond(Cell step) {
            Cell origin = new Cell(0, 0, 0);
            return origin.minus(lattice.translationTo(origin.minus(step)));
        }

        private List<List<List<Cell>>> rows(List<List<Cell>> lying) {
            double area = lying.stream()
                    .map(plane::room)
                    .mapToDouble(room -> (room.width() + gap) * (room.height() + gap))
                    .sum();
            double root = Math.sqrt(area * ASPECT);
            double width = lattice.isOrthogonal() ? Math.ceil(root) : root;
            List<List<List<Cell>>> rows = new ArrayList<>();
            double right = Double.MAX_VALUE;
            for (List<Cell> cells : lying) {
                double length = plane.room(cells).width();
                if (right + length > width) {
                    rows.add(new ArrayList<>());
                    right = 0;
                }
                rows.get(rows.size() - 1).add(cells);
                right += length + gap;
            }
            return rows;
        }

        /** Returns the pieces of a row on one line, below a height. */
        private List<List<Cell>> laid(List<List<Cell>> row, double top) {
            double bottom = top
                    + row.stream()
                            .mapToDouble(cells -> plane.room(cells).height())
                            .max()
                            .orElseThrow();
            // Pieces move by whole steps, so that a piece of the row may end above the top.
            while (top(row, bottom) < top - NOTHING) {
                bottom += rise / 2;
            }
            List<List<Cell>> laid = new ArrayList<>();
            double left = 0;
            for (List<Cell> cells : row) {
                int y = up(cells, bottom);
                int x = (int) Math.ceil((left - plane.room(cells).left() - slant * y) / along - NOTHING);
                List<Cell> placed = shifted(cells, new Cell(x, y, 0));
                laid.add(placed);
                left = plane.room(placed).right() + gap;
            }
            return laid;
        }

        /** Returns the upper end of the highest of some pieces that lie above a line. */
        private double top(List<List<Cell>> row, double bottom) {
            return row.stream()
                    .mapToDouble(cells -> plane.room(cells).top() - rise * up(cells, bottom))
                    .min()
                    .orElseThrow();
        }

        /** Returns the number of steps upwards after which a piece lies above a line. */
        private int up(List<Cell> cells, double bottom) {
            int steps = (int) Math.ceil((plane.room(cells).bottom() - bottom) / rise - NOTHING);
            return translationBeyond(new Cell(0, steps, 0)).y();
        }

        /** Returns all pieces, moved together so that no coordinate is negative. */
        private List<List<Cell>> moved(List<List<Cell>> placed) {
            List<Cell> all = placed.stream().flatMap(List::stream).toList();
            if (all.isEmpty()) {
                return placed;
            }
            int x = all.stream().mapToInt(Cell::x).min().orElseThrow();
            int y = all.stream().mapToInt(Cell::y).min().orElseThrow();
            return placed.stream()
                    .map(cells -> shifted(cells, new Cell(-x, -y, 0)))
                    .toList();
        }

        private Box box(List<List<Cell>> placed) {
            List<Cell> all = placed.stream().flatMap(List::stream).toList();
            int x = all.stream().mapToInt(Cell::x).max().orElse(0) + 1;
            int y = all.stream().mapToInt(Cell::y).max().orElse(0) + 1;
            Box box = new Box(x, y, all.stream().mapToInt(lattice::layer).max().orElse(0) + 1);
            boolean isRound = all.stream().allMatch(cell -> lattice.contains(box, cell));
            return isRound ? box : new Box(x + 1, y + 1, box.zDim());
        }
    }
}
