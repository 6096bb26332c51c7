package io.github.filaforge.solution;

import java.util.List;
import java.util.Optional;

/**
 * Reads solutions in the form of lists of pieces behind headings. Each piece is on a line: {@code NAME: 0 0 0, 1 0 0}, and
 * on boards {@code NAME: 0 0 turn 3}. A name has no white space.
 */
final class PiecesForm implements SolutionForm {

    private static final String TURN = " turn ";

    private final SolutionLines lines;
    private final Headings headings;

    PiecesForm(SolutionLines lines, Headings headings) {
        this.lines = lines;
        this.headings = headings;
    }

    @Override
    public Optional<SolutionDraft> next() {
        return headings.begin(Headings.Kind.PIECES).map(this::read);
    }

    /** Reads the lines with pieces that follow. */
    SolutionDraft read(SolutionDraft draft) {
        while (lines.peek() != null && !lines.peek().isBlank() && !lines.peek().startsWith("#")) {
            readPiece(draft, lines.take());
        }
        return draft;
    }

    private void readPiece(SolutionDraft draft, String line) {
        int end = line.indexOf(' ');
        boolean isTurned = draft.subject() instanceof Subject.Board;
        if (end < 2 || line.charAt(end - 1) != ':') {
            throw lines.error(
                    0,
                    "this is no piece with its cells",
                    "a piece is written as its name, a colon and its "
                            + (isTurned ? "place, A: 0 0 turn 3" : "cells, A: 0 0 0, 1 0 0"));
        }
        String name = line.substring(0, end - 1);
        if (!isTurned) {
            int coordinates = draft.subject().coordinates();
            draft.addPiece(name, CellList.read(lines, coordinates, line, end, line.length()));
            return;
        }
        int turn = line.indexOf(TURN, end);
        if (turn < 0) {
            throw lines.error(
                    line.length(), "this piece has no turn", "behind its cell stands its turn, A: 0 0 turn 3");
        }
        List<List<Integer>> cells = CellList.read(lines, Subject.Board.COORDINATES, line, end, turn);
        if (cells.size() > 1) {
            throw lines.error(end, "this piece has more than one cell", "a piece of a board has one, A: 0 0 turn 3");
        }
        int start = turn + TURN.length();
        draft.addTurned(name, cells.get(0), line.substring(start).strip(), start);
    }
}
