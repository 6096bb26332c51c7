package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePiece;

/**
 * The kinds of cells, and of the pieces on them, by their sides at the rim of the board. If the rim has no colour, all cells
 * and pieces are inner.
 */
public enum CellKind {
    INNER,
    BORDER,
    CORNER;

    /** Returns the kind of a cell or piece with a number of sides at the rim. */
    static CellKind withRimSides(int sides) {
        return switch (sides) {
            case 0 -> INNER;
            case 1 -> BORDER;
            default -> CORNER;
        };
    }

    /** Returns the number of turns that a piece may have on a cell of this kind; the rim leaves one. */
    public int turns() {
        return this == INNER ? EdgePiece.SIDES : 1;
    }
}
