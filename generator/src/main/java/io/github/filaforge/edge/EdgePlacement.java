package io.github.filaforge.edge;

/**
 * A piece on the board.
 *
 * @param cell the number of its cell: the cell at the top left is 0, and numbers go up row by row, from left to right
 * @param piece the index of the piece in its puzzle
 * @param turn the number of quarter turns clockwise, 0 to 3
 */
public record EdgePlacement(int cell, int piece, int turn) {

    public EdgePlacement {
        if (cell < 0 || piece < 0 || turn < 0 || turn >= EdgePiece.SIDES) {
            throw new IllegalArgumentException("no placement: cell " + cell + ", piece " + piece + ", turn " + turn);
        }
    }
}
