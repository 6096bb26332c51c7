package io.github.filaforge.runtime.board;

import java.util.List;

/**
 * Interprets the solutions of a puzzle. Only the decoder of a puzzle has the meaning of the integers of its solutions. Only
 * one thread at a time may use an instance.
 */
public interface SolutionDecoder {

    /**
     * Returns the picture of a solution, or a list of its pieces if the lattice has no pictures. Each line ends with a line
     * feed.
     */
    String draw(int[] solution);

    /**
     * Returns the picture or list of a solution in UTF-8. The caller must not change or keep the array, because the next
     * solution may be drawn into it.
     */
    byte[] drawBytes(int[] solution);

    /** Returns true if the integers form a solution for this decoder. Integers from a file may be anything. */
    default boolean takes(int[] solution) {
        return true;
    }

    /**
     * Returns true if the integers form a board of this puzzle, possibly with empty cells, that has the score it states. A
     * board from a checkpoint may be anything.
     */
    default boolean takes(BestBoard best) {
        return false;
    }

    /** Returns the score of a board in words. */
    default String scoreText(BestBoard best) {
        return "score " + best.score();
    }

    /** Returns the pieces of a solution in the order in which they were placed, without the stationary pieces. */
    List<PlacedPiece> pieces(int[] solution);

    /** Returns the stationary pieces, which are equal in all solutions. */
    default List<PlacedPiece> stationaryPieces() {
        return List.of();
    }

    /**
     * Returns the line of a definition, without its line feed, that states a piece at its place.
     *
     * @param piece a piece that has a turn
     * @throws UnsupportedOperationException if the pieces of this puzzle are defined by their cells
     */
    default String definition(PlacedPiece piece) {
        throw new UnsupportedOperationException("the cells of piece " + piece.name() + " are its definition");
    }

    /** Returns the name of the lattice in definitions. */
    default String lattice() {
        return BoardForm.CUBES.lattice();
    }

    /** Returns true if the pieces of each solution fill all cells of the box. */
    default boolean isWholeBox() {
        return true;
    }

    /** Returns the axes along which the box is closed, as in definitions; empty if it has ends along all axes. */
    default String wrap() {
        return "";
    }

    /** Returns the dimensions of the box: x, y, z, and w if there are four. Cells have as many coordinates. */
    default List<Integer> box() {
        return List.of(1, 1, 1);
    }
}
