package io.github.filaforge.solution;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.List;

/**
 * A solution as a file gives it, right or wrong. Immutable.
 *
 * @param file the file, as the user called it
 * @param line the line of the file where it begins, from 1
 * @param ordinal which solution of the file it is, from 1
 * @param number the number that the file gives it
 * @param subject the puzzle that it is said to solve
 * @param pieces the pieces in the order of the file, stationary ones among them where the file has them; a piece that the
 *     file has twice is here twice, but for pictures and csv of packings, which tell pieces apart by their names only. Cells
 *     are in ascending order and may be anywhere. Of an edge puzzle each piece has one cell, x and y, and a turn from 0 to 3
 */
public record Solution(String file, int line, long ordinal, long number, Subject subject, List<PlacedPiece> pieces) {

    public Solution {
        pieces = List.copyOf(pieces);
    }

    /** A solution of a packing. */
    public Solution(String file, int line, long ordinal, long number, Puzzle puzzle, List<PlacedPiece> pieces) {
        this(file, line, ordinal, number, Subject.of(puzzle), pieces);
    }
}
