package io.github.filaforge.model;

/** A puzzle of any kind: a packing or an edge puzzle. */
public interface AnyPuzzle {

    /** Returns the name of the puzzle in reports and generated sources. */
    String name();

    /** Returns the number of pieces. */
    int pieceCount();

    /** Returns the number of coordinates per cell. */
    int coordinates();
}
