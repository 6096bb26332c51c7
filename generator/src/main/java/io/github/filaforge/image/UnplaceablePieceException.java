package io.github.filaforge.image;

import io.github.filaforge.model.Piece;

/** A piece of the puzzle fits nowhere in the region, so the definition cannot be meant as it stands. */
public final class UnplaceablePieceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Piece piece;

    UnplaceablePieceException(Piece piece) {
        super("piece " + piece.name() + " fits nowhere in the region");
        this.piece = piece;
    }

    /** The piece. */
    public Piece piece() {
        return piece;
    }
}
