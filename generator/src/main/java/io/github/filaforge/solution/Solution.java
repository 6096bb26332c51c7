package io.github.filaforge.solution;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A solution as a file gives it, right or wrong. Immutable.
 *
 * @param file the name of the file from the user
 * @param line the line of the file where the solution begins, from 1
 * @param ordinal the index of the solution in the file, from 1
 * @param number the number that the file gives the solution
 * @param subject the puzzle that it is meant to solve
 * @param pieces the pieces in the order of the file, stationary ones included where the file has them. A piece that the file
 *     has twice is here twice, except for pictures and csv of packings, where only names distinguish pieces. Cells are in
 *     ascending order and may be anywhere. A piece of an edge puzzle has one cell, x and y, and a turn from 0 to 3
 * @param moves the moves by which the pieces are taken apart, if the file has them
 */
public record Solution(
        String file,
        int line,
        long ordinal,
        long number,
        Subject subject,
        List<PlacedPiece> pieces,
        Optional<SolutionMoves> moves) {

    public Solution {
        pieces = List.copyOf(pieces);
    }

    /** Makes a solution without moves. */
    public Solution(String file, int line, long ordinal, long number, Subject subject, List<PlacedPiece> pieces) {
        this(file, line, ordinal, number, subject, pieces, Optional.empty());
    }

    /** Returns this solution with other moves. */
    public Solution with(Optional<SolutionMoves> others) {
        return new Solution(file, line, ordinal, number, subject, pieces, others);
    }

    /** Returns the pieces of a solution of a packing: the given mobile pieces, then the stationary pieces of the puzzle. */
    public static List<PlacedPiece> withStationary(List<PlacedPiece> mobile, Puzzle puzzle) {
        List<PlacedPiece> all = new ArrayList<>(mobile);
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                all.add(new PlacedPiece(
                        piece.name(),
                        piece.cells().stream().map(puzzle.lattice()::numbers).toList()));
            }
        }
        return all;
    }

    /** Makes a solution of a packing. */
    public Solution(String file, int line, long ordinal, long number, Puzzle puzzle, List<PlacedPiece> pieces) {
        this(file, line, ordinal, number, Subject.of(puzzle), pieces);
    }
}
