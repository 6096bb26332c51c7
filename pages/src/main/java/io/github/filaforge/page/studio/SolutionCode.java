package io.github.filaforge.page.studio;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the solutions of a puzzle as codes, which the script of the studio reads.
 *
 * <p>The code of a solution has a character for each cell of the puzzle, in the order in which {@link PuzzleJson} lists
 * the cells. The number of the character is 0 for a cell without a mobile piece, 1 for the first mobile piece. In the code
 * of an edge puzzle the number is four times the number of the piece, from 1, plus the number of quarter turns.
 */
final class SolutionCode {

    private final Map<String, Integer> pieces = new HashMap<>();
    private final Map<List<Integer>, Integer> cells = new HashMap<>();
    private final int turns;

    SolutionCode(AnyPuzzle any) {
        if (any instanceof EdgePuzzle board) {
            this.turns = EdgePiece.SIDES;
            board.pieces().forEach(piece -> pieces.put(piece.name(), pieces.size() + 1));
            PuzzleJson.cells(board).forEach(cell -> cells.put(cell, cells.size()));
        } else {
            Puzzle puzzle = (Puzzle) any;
            this.turns = 1;
            puzzle.mobilePieces().forEach(piece -> pieces.put(piece.name(), pieces.size() + 1));
            PuzzleJson.cells(puzzle).forEach(cell -> cells.put(puzzle.lattice().numbers(cell), cells.size()));
        }
    }

    /** Returns the code of a solution. */
    String of(List<PlacedPiece> placed) {
        char[] code = new char[cells.size()];
        for (PlacedPiece piece : placed) {
            int number = pieces.get(piece.name()) * turns + Math.max(0, piece.turn());
            for (List<Integer> cell : piece.cells()) {
                Integer index = cells.get(cell);
                if (index != null) {
                    code[index] = (char) number;
                }
            }
        }
        return new String(code);
    }
}
