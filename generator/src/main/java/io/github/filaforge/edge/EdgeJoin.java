package io.github.filaforge.edge;

/**
 * A side of a cell, and with it the join there.
 *
 * @param cell the number of the cell
 * @param side one of the sides of {@link EdgePiece}
 */
public record EdgeJoin(int cell, int side) {}
