package io.github.filaforge.edge;

/**
 * A side of a cell, which stands for the join at this side.
 *
 * @param cell the number of the cell
 * @param side one of the sides of {@link EdgePiece}
 */
public record EdgeJoin(int cell, int side) {}
