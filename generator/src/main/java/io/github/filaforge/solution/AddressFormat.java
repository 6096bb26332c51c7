package io.github.filaforge.solution;

import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.edge.file.EdgeFile;
import io.github.filaforge.edge.file.ViewerAddress;
import io.github.filaforge.edge.file.ViewerBoard;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.format.OutputText;
import io.github.filaforge.runtime.format.SolutionFormat;
import io.github.filaforge.runtime.text.PlainText;
import java.util.List;
import java.util.Optional;

/**
 * The format url: each board of an edge puzzle as an address of the viewer, on a line of its own. A file with one address is
 * also a puzzle file.
 */
final class AddressFormat extends SolutionFileFormat {

    AddressFormat() {
        super("url", "edge puzzles: the address of each board for a viewer");
    }

    @Override
    public Optional<String> obstacle(Subject puzzle) {
        if (!(puzzle instanceof Subject.Board board)) {
            return Optional.of(
                    "the format url is for boards of edge puzzles, and puzzle " + puzzle.name() + " is a packing");
        }
        try {
            ViewerAddress.of(board.puzzle(), List.of());
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(e.getMessage());
        }
    }

    @Override
    public SolutionFormat writer(SolutionDecoder decoder, String name, Subject puzzle) {
        EdgePuzzle board = ((Subject.Board) puzzle).puzzle();
        return new SolutionFormat() {
            @Override
            public void append(OutputText out, long number, int[] solution) {
                out.append(address(board, solution) + "\n");
            }
        };
    }

    @Override
    public Optional<String> bestBoard(Subject puzzle, int[] board, String drawn) {
        return Optional.of(address(((Subject.Board) puzzle).puzzle(), board));
    }

    @Override
    public boolean takesGaps() {
        return true;
    }

    private static String address(EdgePuzzle puzzle, int... board) {
        return ViewerAddress.of(puzzle, FilledBoard.of(puzzle, board).placements());
    }

    @Override
    boolean isBegunBy(String line) {
        return EdgeFile.isAddress(line);
    }

    @Override
    SolutionForm reader(SolutionLines lines, Headings headings, PuzzleNames names) {
        return new Form(lines, headings, names);
    }

    /**
     * Reads addresses, one on a line. If there are several puzzles, the address or a heading names the puzzle. Solutions are
     * numbered in the order of the file.
     */
    private static final class Form implements SolutionForm {

        private final SolutionLines lines;
        private final Headings headings;
        private final PuzzleNames names;
        private Subject subject;
        private long number;

        Form(SolutionLines lines, Headings headings, PuzzleNames names) {
            this.lines = lines;
            this.headings = headings;
            this.names = names;
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
            if (!(subject instanceof Subject.Board board)) {
                throw lines.error(
                        0,
                        "this is a board of an edge puzzle, and puzzle '" + PlainText.shortened(subject.name())
                                + "' is a packing",
                        "name the puzzle that the board is of");
            }
            EdgePuzzle puzzle = board.puzzle();
            SolutionDraft draft = new SolutionDraft(lines, subject, number);
            for (EdgePlacement placement : ViewerBoard.read(lines.position(0), line, puzzle)) {
                draft.addTurned(
                        puzzle.pieces().get(placement.piece()).name(),
                        List.of(puzzle.column(placement.cell()), puzzle.height() - 1 - puzzle.row(placement.cell())),
                        placement.turn());
            }
            return Optional.of(draft);
        }
    }
}
