package io.github.filaforge.edge.plan;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.edge.EdgeBoard;
import java.util.List;
import java.util.stream.IntStream;

/** The rotations of a board that carry its pins to pins, and therefore carry solutions to solutions. */
final class BoardRotations {

    private BoardRotations() {}

    /** Returns the rotations as numbers of quarter turns clockwise, without 0. */
    static List<Integer> of(EdgePuzzle puzzle) {
        boolean isSquare = puzzle.width() == puzzle.height();
        return IntStream.range(1, EdgePiece.SIDES)
                .filter(turn -> isSquare || turn % 2 == 0)
                .filter(turn -> puzzle.pins().stream().allMatch(pin -> isPinned(puzzle, turned(puzzle, pin, turn))))
                .boxed()
                .toList();
    }

    /** Returns true if a piece with the colours of a placement is pinned at its cell. */
    private static boolean isPinned(EdgePuzzle puzzle, EdgePlacement wanted) {
        return puzzle.pins().stream()
                .anyMatch(pin ->
                        pin.cell() == wanted.cell() && colours(puzzle, pin).equals(colours(puzzle, wanted)));
    }

    private static List<Integer> colours(EdgePuzzle puzzle, EdgePlacement placement) {
        return puzzle.pieces().get(placement.piece()).turned(placement.turn());
    }

    /** Returns the placement that a placement becomes when the board is turned by a number of quarter turns clockwise. */
    static EdgePlacement turned(EdgePuzzle puzzle, EdgePlacement placement, int turn) {
        int cell = EdgeBoard.turned(puzzle.width(), puzzle.height(), placement.cell(), turn);
        return new EdgePlacement(cell, placement.piece(), (placement.turn() + turn) % EdgePiece.SIDES);
    }
}
