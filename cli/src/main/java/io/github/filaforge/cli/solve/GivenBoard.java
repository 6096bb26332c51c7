package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.solution.Subject;
import io.github.filaforge.source.NamedInput;
import io.github.filaforge.verify.BoardAssembly;
import java.io.InputStream;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A reader of the board that a search for the best board completes. Its pieces become pins of the puzzle. */
final class GivenBoard {

    private final EdgePuzzle puzzle;

    /** Makes a reader of boards of a puzzle. */
    GivenBoard(EdgePuzzle puzzle) {
        this.puzzle = puzzle;
    }

    /**
     * Reads the board on which the most joins match, the first one of several such boards.
     *
     * @param file the name of the file; - is standard input
     * @return the puzzle, with the pieces of the board as its pins
     * @throws UserException if the file has no board, or a board that has a piece that is not in the puzzle, or lacks a pin
     */
    EdgePuzzle read(String file, InputStream standardInput) {
        FilledBoard best = null;
        Solution ofBest = null;
        try (SolutionReader reader = SolutionReader.open(file, standardInput, List.of(Subject.of(puzzle)))) {
            BoardAssembly assembly = new BoardAssembly(puzzle);
            while (reader.hasNext()) {
                Solution solution = reader.next();
                assembly.assemble(solution.pieces()).ifPresent(fault -> {
                    throw error(solution, fault);
                });
                FilledBoard board = FilledBoard.of(puzzle, assembly.board());
                if (best == null || board.matching() > best.matching()) {
                    best = board;
                    ofBest = solution;
                }
            }
        }
        if (best == null) {
            throw new UserException(
                    NamedInput.source(file) + " has no board: name a file with a board of " + puzzle.name());
        }
        for (EdgePlacement pin : puzzle.pins()) {
            Optional<EdgePlacement> placed = best.placement(pin.cell());
            if (placed.isEmpty() || !look(placed.get()).equals(look(pin))) {
                throw error(
                        ofBest,
                        "piece "
                                + PlainText.quoted(
                                        puzzle.pieces().get(pin.piece()).name())
                                + " is not where the puzzle has its place");
            }
        }
        // The order of the pins of a definition: that puzzle is equal to this one.
        return puzzle.withPins(best.placements().stream()
                .sorted(Comparator.comparing(EdgePlacement::piece))
                .toList());
    }

    /** Returns the form of a placed piece that pieces share if they may change places. */
    private EdgePiece look(EdgePlacement placement) {
        EdgePiece piece = puzzle.pieces().get(placement.piece());
        return new EdgePiece("", piece.turned(placement.turn()), piece.mayTurn());
    }

    private static UserException error(Solution solution, String fault) {
        return new UserException(solution.file() + ":" + solution.line() + ": board " + solution.number()
                + " cannot be completed: " + fault + "; name the puzzle that the board is of");
    }
}
