package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/** The cells of boxes, and which of them are to be filled. */
final class PlainRegion {

    private static final List<Cell> STEPS = List.of(
            new Cell(1, 0, 0),
            new Cell(-1, 0, 0),
            new Cell(0, 1, 0),
            new Cell(0, -1, 0),
            new Cell(0, 0, 1),
            new Cell(0, 0, -1));

    private PlainRegion() {}

    static NavigableSet<Cell> cellsOf(Box box) {
        NavigableSet<Cell> cells = new TreeSet<>();
        for (int x = 0; x < box.xDim(); x++) {
            for (int y = 0; y < box.yDim(); y++) {
                for (int z = 0; z < box.zDim(); z++) {
                    cells.add(new Cell(x, y, z));
                }
            }
        }
        return cells;
    }

    /** The cells of the box that no stationary piece covers. */
    static NavigableSet<Cell> cellsOf(Puzzle puzzle) {
        NavigableSet<Cell> cells = cellsOf(puzzle.box());
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                piece.cells().forEach(cells::remove);
            }
        }
        return cells;
    }

    static List<Piece> mobilePieces(Puzzle puzzle) {
        return puzzle.pieces().stream().filter(piece -> !piece.stationary()).toList();
    }

    static List<List<Cell>> mobileCells(Puzzle puzzle) {
        return mobilePieces(puzzle).stream().map(Piece::cells).toList();
    }

    /** Returns the neighbours of a cell that are in the given set, in a fixed order. */
    static List<Cell> neighbours(Cell cell, Collection<Cell> among) {
        return STEPS.stream().map(cell::plus).filter(among::contains).toList();
    }

    static boolean isConnected(Collection<Cell> cells) {
        Set<Cell> unseen = new HashSet<>(cells);
        Deque<Cell> open = new ArrayDeque<>();
        cells.stream().findFirst().ifPresent(open::add);
        unseen.removeAll(open);
        while (!open.isEmpty()) {
            for (Cell next : neighbours(open.remove(), unseen)) {
                unseen.remove(next);
                open.add(next);
            }
        }
        return unseen.isEmpty();
    }
}
