package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePiece;

/** What a cell, and the piece on it, has to do with the rim of the board. Without a colour of the rim all are inner. */
public enum CellKind {
    INNER("inner", EdgePiece.SIDES),
    BORDER("border", 1),
    CORNER("corner", 1);

    private final String noun;
    private final int turns;

    CellKind(String noun, int turns) {
        this.noun = noun;
        this.turns = turns;
    }

    /** The kind of a cell or piece with a number of sides at the rim. */
    static CellKind withRimSides(int sides) {
        return switch (sides) {
            case 0 -> INNER;
            case 1 -> BORDER;
            default -> CORNER;
        };
    }

    /** What messages call it. */
    String noun() {
        return noun;
    }

    /** In how many ways a piece may be turned on such a cell: the rim leaves one. */
    public int turns() {
        return turns;
    }
}
