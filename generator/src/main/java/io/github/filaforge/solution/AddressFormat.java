package io.github.filaforge.solution;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.edge.file.EdgeFile;
import io.github.filaforge.edge.file.ViewerAddress;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.format.OutputText;
import io.github.filaforge.runtime.format.SolutionFormat;
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

    private static String address(EdgePuzzle puzzle, int... board) {
        return ViewerAddress.of(puzzle, FilledBoard.of(puzzle, board).placements());
    }

    @Override
    boolean isBegunBy(String line) {
        return EdgeFile.isAddress(line);
    }

    @Override
    SolutionForm reader(SolutionLines lines, Headings headings, PuzzleNames names) {
        return new AddressForm(lines, headings, names);
    }
}
