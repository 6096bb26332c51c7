package io.github.filaforge.cli;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.edge.file.ViewerAddress;
import io.github.filaforge.runtime.format.OutputText;
import io.github.filaforge.runtime.format.SolutionFormat;

/**
 * A format of solutions: each board of an edge puzzle as an address of the viewer, on a line of its own. A file with one
 * address is also a puzzle file.
 */
final class AddressFormat extends SolutionFormat {

    private final EdgePuzzle puzzle;

    AddressFormat(EdgePuzzle puzzle) {
        this.puzzle = puzzle;
    }

    @Override
    public void append(OutputText out, long number, int[] solution) {
        out.append(address(puzzle, solution) + "\n");
    }

    /** Returns the address of a board, which may have gaps. */
    static String address(EdgePuzzle puzzle, int... board) {
        return ViewerAddress.of(puzzle, FilledBoard.of(puzzle, board).placements());
    }
}
