package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.text.PlainText;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The vertices of a puzzle of sticks. At none of them may one piece go straight on across another; at closed ones no mobile
 * piece may go straight on.
 */
final class Crossings {

    private static final int HORIZONTAL = 0;
    private static final int VERTICAL = 1;
    private static final int JUNCTION = 2;

    private final Puzzle puzzle;
    /** The junctions at which a piece may go straight on. */
    private final Set<Cell> open;

    private final Set<String> stationary;

    private Crossings(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.open = puzzle.container().optional();
        this.stationary = puzzle.pieces().stream()
                .filter(Piece::stationary)
                .map(Piece::name)
                .collect(Collectors.toSet());
    }

    /** Returns the vertices of a puzzle; empty if pieces cannot cross in it, or all may. */
    static Optional<Crossings> of(Puzzle puzzle) {
        boolean haveJunctions = puzzle.container().hasJunctions()
                || puzzle.pieces().stream()
                        .anyMatch(piece -> !piece.cells().stream().allMatch(puzzle.lattice()::isWritten));
        return haveJunctions ? Optional.of(new Crossings(puzzle)) : Optional.empty();
    }

    /**
     * Returns a sentence about a vertex where pieces cross, or where one goes straight on although the vertex is closed;
     * empty if there is none.
     *
     * @param pieceAt the map from an edge to the name of the piece that has it
     */
    Optional<String> fault(Function<Cell, Optional<String>> pieceAt) {
        for (int x = 0; x < puzzle.box().xDim(); x++) {
            for (int y = 0; y < puzzle.box().yDim(); y++) {
                Optional<String> across = straight(pieceAt, new Cell(x - 1, y, HORIZONTAL), new Cell(x, y, HORIZONTAL));
                Optional<String> upright = straight(pieceAt, new Cell(x, y - 1, VERTICAL), new Cell(x, y, VERTICAL));
                String place = " at x = " + x + ", y = " + y;
                if (across.isPresent() && upright.isPresent() && !across.equals(upright)) {
                    return Optional.of("pieces " + PlainText.quoted(across.get()) + " and "
                            + PlainText.quoted(upright.get()) + " cross" + place);
                }
                Optional<String> straight = across.or(() -> upright).filter(name -> !stationary.contains(name));
                if (straight.isPresent() && !open.contains(new Cell(x, y, JUNCTION))) {
                    return Optional.of("piece " + PlainText.quoted(straight.get()) + " goes straight on" + place
                            + ", which is closed");
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the piece that goes straight on from one edge to the next, or empty if none does. */
    private static Optional<String> straight(Function<Cell, Optional<String>> pieceAt, Cell edge, Cell next) {
        Optional<String> piece = pieceAt.apply(edge);
        return piece.equals(pieceAt.apply(next)) ? piece : Optional.empty();
    }
}
