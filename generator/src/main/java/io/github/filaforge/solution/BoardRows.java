package io.github.filaforge.solution;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.text.PlainText;
import java.util.List;

/**
 * Reads the rows of a board from the top. Each cell is the name of its piece, a slash and its turn, or a hyphen if it is
 * empty.
 */
final class BoardRows {

    private static final String EMPTY = "-";

    private final SolutionLines lines;
    private final Subject.Board board;
    private final EdgePuzzle puzzle;

    BoardRows(SolutionLines lines, Subject.Board board) {
        this.lines = lines;
        this.board = board;
        this.puzzle = board.puzzle();
    }

    SolutionDraft read(SolutionDraft draft) {
        for (int row = 0; row < puzzle.height(); row++) {
            String line = lines.peek();
            if (line == null || line.isBlank() || line.startsWith("#")) {
                throw lines.error(
                        0,
                        "the board of solution " + draft.number() + " ends after " + row + " rows",
                        board.size() + ": it has " + puzzle.height() + " rows");
            }
            lines.take();
            readRow(draft, line, row);
        }
        return draft;
    }

    private void readRow(SolutionDraft draft, String line, int row) {
        int column = 0;
        int start = afterSpace(line, 0);
        while (start < line.length()) {
            int end = start;
            while (end < line.length() && !isSpace(line.charAt(end))) {
                end++;
            }
            if (column == puzzle.width()) {
                throw lines.error(start, "there are too many cells in this row", rowLength());
            }
            readCell(draft, line.substring(start, end), start, List.of(column, puzzle.height() - 1 - row));
            column++;
            start = afterSpace(line, end);
        }
        if (column < puzzle.width()) {
            throw lines.error(line.length(), "there are too few cells in this row", rowLength());
        }
    }

    private void readCell(SolutionDraft draft, String text, int start, List<Integer> cell) {
        if (text.equals(EMPTY)) {
            return;
        }
        int slash = text.lastIndexOf('/');
        if (slash < 1) {
            throw lines.error(
                    start,
                    "'" + PlainText.shortened(text) + "' is no piece with a turn",
                    "a cell is written as the name of its piece, a slash and its turn, A/3, and as " + EMPTY
                            + " if it is empty");
        }
        draft.addTurned(text.substring(0, slash), cell, Turn.of(lines, text.substring(slash + 1), start + slash + 1));
    }

    private String rowLength() {
        return board.size() + ": a row has " + puzzle.width() + " cells";
    }

    private static int afterSpace(String line, int start) {
        int index = start;
        while (index < line.length() && isSpace(line.charAt(index))) {
            index++;
        }
        return index;
    }

    private static boolean isSpace(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }
}
