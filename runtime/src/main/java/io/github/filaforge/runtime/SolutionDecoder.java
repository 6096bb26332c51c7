package io.github.filaforge.runtime;

import java.util.List;

/**
 * Tells what a solution is. Only the decoder of a puzzle knows what the integers of its solutions mean. It serves one
 * thread at a time.
 */
public interface SolutionDecoder {

    /** The picture of a solution, or where the lattice has none a list of its pieces; each line ends with a line feed. */
    String draw(int[] solution);

    /**
     * The same in UTF-8. The caller does not change or keep the array: the next solution may be drawn into it.
     */
    byte[] drawBytes(int[] solution);

    /** Whether this tells anything of such integers: those that a file has may be anything. */
    default boolean takes(int[] solution) {
        return true;
    }

    /** Whether this is the board of this puzzle that it says it is, which may have gaps: a checkpoint may have anything. */
    default boolean takes(BestBoard best) {
        return false;
    }

    /** The pieces of a solution in the order of placing, stationary ones not among them. */
    List<PlacedPiece> pieces(int[] solution);

    /** The stationary pieces, which are the same in every solution. */
    default List<PlacedPiece> stationaryPieces() {
        return List.of();
    }

    /**
     * The line of a definition, without its line feed, that has a piece where it lies.
     *
     * @param piece a piece that has a turn
     */
    default String definition(PlacedPiece piece) {
        throw new UnsupportedOperationException("the cells of piece " + piece.name() + " are its definition");
    }

    /** What definitions call the lattice of the cells. */
    default String lattice() {
        return BoardForm.CUBES.lattice();
    }

    /** Whether the pieces of each solution fill all cells of the box. */
    default boolean isWholeBox() {
        return true;
    }

    /** The axes along which the box is closed, as definitions have them; empty if it has ends along all. */
    default String wrap() {
        return "";
    }

    /** The dimensions of the box: x, y, z, and if there are four w; as many numbers have the cells. */
    default List<Integer> box() {
        return List.of(1, 1, 1);
    }
}
