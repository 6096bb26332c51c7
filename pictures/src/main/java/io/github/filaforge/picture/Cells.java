package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.List;

/** Converts the cells of a placed piece into cells of the lattice. */
public final class Cells {

    private Cells() {}

    public static List<Cell> of(PlacedPiece piece) {
        return piece.cells().stream()
                .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                .toList();
    }
}
