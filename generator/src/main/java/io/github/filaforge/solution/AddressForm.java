package io.github.filaforge.solution;

import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.file.EdgeFile;
import io.github.filaforge.edge.file.ViewerBoard;
import io.github.filaforge.runtime.text.PlainText;
import java.util.List;
import java.util.Optional;

/**
 * Boards as addresses of the usual viewer of boards, one on a line. If there are several puzzles, the address or a heading
 * names the puzzle. Solutions are numbered in the order of the file.
 */
final class AddressForm implements SolutionForm {

    private final SolutionLines lines;
    private final Headings headings;
    private final PuzzleNames names;
    private Subject subject;
    private long number;

    AddressForm(SolutionLines lines, Headings headings, PuzzleNames names) {
        this.lines = lines;
        this.headings = headings;
        this.names = names;
    }

    @Override
    public Subject subject() {
        return subject;
    }

    @Override
    public Optional<SolutionDraft> next() {
        if (headings.find() == null) {
            return Optional.empty();
        }
        String line = lines.take();
        if (!EdgeFile.isAddress(line)) {
            throw lines.error(
                    0,
                    "an address of a board is expected here, not '" + PlainText.shortened(line) + "'",
                    "each line of such a file is the address of a board");
        }
        ViewerBoard.puzzleName(line).ifPresent(names::beginIfKnown);
        Subject next = names.subject();
        number = next.equals(subject) ? number + 1 : 1;
        subject = next;
        return Optional.of(read(line));
    }

    private SolutionDraft read(String line) {
        if (!(subject instanceof Subject.Board board)) {
            throw lines.error(
                    0,
                    "this is a board of an edge puzzle, and puzzle '" + PlainText.shortened(subject.name())
                            + "' is a packing",
                    "name the puzzle that the board is of");
        }
        EdgePuzzle puzzle = board.puzzle();
        SolutionDraft draft = new SolutionDraft(lines, number);
        for (EdgePlacement placement : ViewerBoard.read(lines.position(0), line, puzzle)) {
            draft.addTurned(
                    puzzle.pieces().get(placement.piece()).name(),
                    List.of(puzzle.column(placement.cell()), puzzle.height() - 1 - puzzle.row(placement.cell())),
                    placement.turn());
        }
        return draft;
    }
}
