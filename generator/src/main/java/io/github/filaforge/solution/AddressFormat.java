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
import java.util.function.BiFunction;

/**
 * The formats in which each board of an edge puzzle is a line that shows its colours: the address of a viewer, or an object
 * of JSON. A file with one such line is also a puzzle file.
 */
final class AddressFormat extends SolutionFileFormat {

    private final BiFunction<EdgePuzzle, List<EdgePlacement>, String> line;
    private final boolean isForSquares;

    private AddressFormat(
            String name,
            String summary,
            BiFunction<EdgePuzzle, List<EdgePlacement>, String> line,
            boolean isForSquares) {
        super(name, summary);
        this.line = line;
        this.isForSquares = isForSquares;
    }

    /** Returns the formats. Each reads the addresses of the others. */
    static List<SolutionFileFormat> all() {
        return List.of(
                new AddressFormat(
                        "url",
                        "edge puzzles: the address of each board for the viewer e2.bucas.name",
                        ViewerAddress::of,
                        false),
                new AddressFormat(
                        "e2dev",
                        "edge puzzles: the address of each board for the viewer of eternity2.dev",
                        ViewerAddress::ofSite,
                        false),
                new AddressFormat(
                        "e2json",
                        "edge puzzles on a square: a JSON object of eternity2.dev on a line for each board",
                        EdgeFile::board,
                        true));
    }

    @Override
    public Optional<String> obstacle(Subject puzzle) {
        if (!(puzzle instanceof Subject.Board board)) {
            return Optional.of("the format " + name() + " is for boards of edge puzzles, and puzzle " + puzzle.name()
                    + " is a packing");
        }
        if (isForSquares && board.puzzle().width() != board.puzzle().height()) {
            return Optional.of("the format " + name() + " is for square boards, and that of puzzle " + puzzle.name()
                    + " has " + board.puzzle().width() + " by " + board.puzzle().height() + " cells");
        }
        try {
            String unused = line.apply(board.puzzle(), List.of());
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

    private String address(EdgePuzzle puzzle, int... board) {
        return line.apply(puzzle, FilledBoard.of(puzzle, board).placements());
    }

    @Override
    boolean isBegunBy(String line) {
        return EdgeFile.isAddress(line);
    }

    @Override
    SolutionForm reader(SolutionLines lines, Headings headings, PuzzleNames names) {
        return new Form(lines, headings, names);
    }

    /** Reads addresses, one on a line. */
    private static final class Form implements SolutionForm {

        private final SolutionLines lines;
        private final Headings headings;
        private final NamedBoards boards;

        Form(SolutionLines lines, Headings headings, PuzzleNames names) {
            this.lines = lines;
            this.headings = headings;
            this.boards = new NamedBoards(lines, names);
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
            return Optional.of(boards.draft(
                    ViewerBoard.puzzleName(line), puzzle -> ViewerBoard.read(lines.position(0), line, puzzle)));
        }
    }
}
