package io.github.filaforge.picture;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.List;

/**
 * The mobile pieces of a puzzle side by side, as one would lay them on a table. Each is turned so that it lies low, and is
 * never mirrored. The pieces lie in rows from left to right and from the highest y down, with a free cell between any two,
 * or on lattices other than that of cubes with some room between them.
 *
 * @param box the box around all; its least corner is the origin
 * @param pieces the pieces in the order of the definition
 */
public record PieceTray(Box box, List<PlacedPiece> pieces) {

    public PieceTray {
        pieces = List.copyOf(pieces);
    }

    /** Returns the tray of the mobile pieces of a puzzle. */
    public static PieceTray of(Puzzle puzzle) {
        return PlaneTray.of(puzzle);
    }

    /** Returns a puzzle whose box is the tray, so that each drawer of solutions can draw the pieces. */
    public Puzzle laidOut(Puzzle puzzle) {
        return new Puzzle(
                puzzle.name(),
                new Container(puzzle.lattice(), box),
                puzzle.oneSided() && box.zDim() == 1,
                puzzle.mobilePieces());
    }
}
