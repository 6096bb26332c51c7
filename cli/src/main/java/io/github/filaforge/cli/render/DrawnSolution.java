package io.github.filaforge.cli.render;

import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.solution.Solution;
import java.util.List;
import java.util.Optional;

/**
 * A solution of a packing that is drawn. Immutable.
 *
 * @param pieces its mobile pieces
 * @param read the solution as its file has it; empty if a search found it
 */
record DrawnSolution(List<PlacedPiece> pieces, Optional<Solution> read) {

    DrawnSolution {
        pieces = List.copyOf(pieces);
    }

    /** Returns true if the file of the solution has its moves. */
    boolean hasMoves() {
        return read.isPresent() && read.get().moves().isPresent();
    }
}
