package io.github.filaforge.verify;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.PlainText;
import java.util.Optional;
import java.util.function.Function;

/** The vertices of a puzzle of sticks, at none of which one piece may go straight on across another. */
final class Crossings {

    private static final int HORIZONTAL = 0;
    private static final int VERTICAL = 1;

    private final Box box;

    private Crossings(Box box) {
        this.box = box;
    }

    /** Those of a puzzle; empty if nothing can cross in it, or all may. */
    static Optional<Crossings> of(Puzzle puzzle) {
        return puzzle.container().hasJunctions() ? Optional.of(new Crossings(puzzle.box())) : Optional.empty();
    }

    /**
     * Where pieces cross, in words; empty if they do nowhere.
     *
     * @param pieceAt the name of the piece that has an edge
     */
    Optional<String> fault(Function<Cell, Optional<String>> pieceAt) {
        for (int x = 1; x < box.xDim() - 1; x++) {
            for (int y = 1; y < box.yDim() - 1; y++) {
                Optional<String> across = straight(pieceAt, new Cell(x - 1, y, HORIZONTAL), new Cell(x, y, HORIZONTAL));
                Optional<String> upright = straight(pieceAt, new Cell(x, y - 1, VERTICAL), new Cell(x, y, VERTICAL));
                if (across.isPresent() && upright.isPresent() && !across.equals(upright)) {
                    return Optional.of("pieces " + PlainText.quoted(across.get()) + " and "
                            + PlainText.quoted(upright.get()) + " cross at x = " + x + ", y = " + y);
                }
            }
        }
        return Optional.empty();
    }

    /** The piece that goes straight on from one edge to the next. */
    private static Optional<String> straight(Function<Cell, Optional<String>> pieceAt, Cell edge, Cell next) {
        Optional<String> piece = pieceAt.apply(edge);
        return piece.equals(pieceAt.apply(next)) ? piece : Optional.empty();
    }
}
