package io.github.filaforge.solution;

import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.text.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The boards of a file of which each board may name its puzzle itself. If there are several puzzles, a heading may name the
 * puzzle of a board without a known name. Successive boards of a puzzle are numbered from 1.
 */
final class NamedBoards {

    private final SolutionLines lines;
    private final PuzzleNames names;
    private Subject subject;
    private long number;

    NamedBoards(SolutionLines lines, PuzzleNames names) {
        this.lines = lines;
        this.names = names;
    }

    /**
     * Returns a board as a solution.
     *
     * @param name the name that the board has for its puzzle, or empty if it has none
     * @param placements returns the pieces of the board of a puzzle, by their cells
     * @throws io.github.filaforge.source.InputException if the puzzle is a packing, or cannot be found
     */
    SolutionDraft draft(Optional<String> name, Function<EdgePuzzle, List<EdgePlacement>> placements) {
        name.ifPresent(names::beginByBoard);
        Subject next = names.subject();
        number = next.equals(subject) ? number + 1 : 1;
        subject = next;
        if (!(subject instanceof Subject.Board board)) {
            throw lines.error(
                    0,
                    "this is a board of an edge puzzle, and puzzle '" + PlainText.shortened(subject.name())
                            + "' is a packing",
                    "name the puzzle that the board is of");
        }
        EdgePuzzle puzzle = board.puzzle();
        SolutionDraft draft = new SolutionDraft(lines, subject, number);
        for (EdgePlacement placement : placements.apply(puzzle)) {
            draft.addTurned(
                    puzzle.pieces().get(placement.piece()).name(),
                    List.of(puzzle.column(placement.cell()), puzzle.height() - 1 - puzzle.row(placement.cell())),
                    placement.turn());
        }
        return draft;
    }
}
