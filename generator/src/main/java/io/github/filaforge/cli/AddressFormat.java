package io.github.filaforge.cli;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.edge.file.ViewerAddress;
import io.github.filaforge.runtime.format.OutputText;
import io.github.filaforge.runtime.format.SolutionFormat;

/** Boards of an edge puzzle as addresses of the viewer, one on a line, so that a file with one is the file of a puzzle. */
final class AddressFormat extends SolutionFormat {

    private final EdgePuzzle puzzle;

    AddressFormat(EdgePuzzle puzzle) {
        this.puzzle = puzzle;
    }

    @Override
    public void append(OutputText out, long number, int[] solution) {
        out.append(address(puzzle, solution) + "\n");
    }

    /** The address of a board, which may have gaps. */
    static String address(EdgePuzzle puzzle, int... board) {
        return ViewerAddress.of(puzzle, FilledBoard.of(puzzle, board).placements());
    }
}
