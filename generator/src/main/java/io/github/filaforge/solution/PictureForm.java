package io.github.filaforge.solution;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.BoardForm;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads solutions in the form of pictures behind headings, as {@code solve} and polycube print them. A picture has the rows
 * from the highest y down. A row has the layers from z = 0 up, separated by commas or blanks only. Indentation has no
 * meaning. The lines {@code L} and {@code ~L} round a picture are accepted. In lattices without pictures each piece has a
 * line with its cells; in lattices whose pictures show more than cells, such lines are accepted too. In pictures of boards
 * each cell is the name of its piece, a slash and its turn, or a hyphen if it is empty.
 */
final class PictureForm implements SolutionForm {

    private static final String END = "~L";
    private static final String EMPTY = "-";

    /** A piece with its cells; a name has no blank. */
    private static final Pattern PIECE = Pattern.compile("\\s*\\S+: -?\\d+ -?\\d+ -?\\d+.*");

    private final SolutionLines lines;
    private final Headings headings;
    private final Names names = new Names();

    PictureForm(SolutionLines lines, Headings headings) {
        this.lines = lines;
        this.headings = headings;
    }

    @Override
    public Optional<SolutionDraft> next() {
        return headings.begin(Headings.Kind.PICTURE).map(this::read);
    }

    private SolutionDraft read(SolutionDraft draft) {
        return draft.subject() instanceof Subject.Board board
                ? readBoard(draft, board)
                : readPicture(draft, draft.packing());
    }

    private SolutionDraft readPicture(SolutionDraft draft, Puzzle puzzle) {
        BoardForm form = puzzle.lattice().boardForm();
        String first = lines.peek();
        if (!form.hasPictures()
                || (!form.block().isEmpty()
                        && first != null
                        && PIECE.matcher(first).matches())) {
            return new PiecesForm(lines, headings).read(draft);
        }
        Box box = puzzle.box();
        CellGrid grid = puzzle.grid();
        if (isOpening(lines.peek(), grid)) {
            lines.take();
        }
        names.others.clear();
        for (int row = 0; row < grid.rows(); row++) {
            readRow(draft, box, grid, row);
        }
        draft.addOpenOptions();
        if (lines.peek() != null && lines.peek().strip().equals(END)) {
            lines.take();
        }
        return draft;
    }

    /**
     * Returns true if a line opens a picture. In a box that is one cell wide such a line would be a row, and is read as one.
     */
    private static boolean isOpening(String line, CellGrid grid) {
        return line != null
                && (line.strip().equals("L") || line.startsWith("L:"))
                && grid.columns() > 1
                && !line.strip().contains(" ");
    }

    private void readRow(SolutionDraft draft, Box box, CellGrid grid, int number) {
        String row = lines.peek();
        if (isEnd(row)) {
            throw lines.error(
                    0,
                    "the picture of solution " + draft.number() + " ends after " + Plural.of(number, "row"),
                    "it has a row for each y, " + grid.rows() + " in all; " + SolutionDraft.sizeOf(box));
        }
        lines.take();
        int comment = row.indexOf('#');
        int end = comment < 0 ? row.length() : comment;
        boolean hasCommas = row.indexOf(',') >= 0;
        int cells = 0;
        int layer = 0;
        int index = 0;
        while (index < end) {
            char each = row.charAt(index);
            if (each == ',') {
                checkLayer(box, grid, cells, layer + 1, index);
                layer++;
                index++;
            } else if (isSpace(each)) {
                index++;
            } else {
                int start = index;
                while (index < end && row.charAt(index) != ',' && !isSpace(row.charAt(index))) {
                    index++;
                }
                int z = hasCommas ? layer : cells / grid.columns();
                int column = cells - z * grid.columns();
                if (column >= grid.columns() || z >= grid.layers()) {
                    throw lines.error(start, "there are too many cells in this row", rowLength(box, grid));
                }
                Optional<Cell> cell = grid.cell(number, z, column);
                if (cell.isPresent() && !isSign(row, start, index, Board.OPEN)) {
                    Cell at = cell.get();
                    draft.add(names.name(row, start, index), List.of(at.x(), at.y(), at.z()));
                } else if (cell.isEmpty() && !isSign(row, start, index, grid.sign(number, column))) {
                    throw lines.error(
                            start,
                            "there is no cell here",
                            "a place of the picture where there is no cell is written " + grid.sign(number, column));
                }
                cells++;
            }
        }
        checkLayer(box, grid, cells, hasCommas ? layer + 1 : grid.layers(), end);
        if (hasCommas && layer + 1 < grid.layers()) {
            throw lines.error(end, "there are too few layers in this row", rowLength(box, grid));
        }
    }

    private static boolean isEnd(String line) {
        return line == null || line.isBlank() || line.startsWith("#");
    }

    private static boolean isSign(String row, int start, int end, String sign) {
        return end - start == 1 && row.charAt(start) == sign.charAt(0);
    }

    private void checkLayer(Box box, CellGrid grid, int cells, int layers, int index) {
        if (cells < (long) layers * grid.columns()) {
            throw lines.error(index, "there are too few cells before this", rowLength(box, grid));
        }
    }

    private static String rowLength(Box box, CellGrid grid) {
        return SolutionDraft.sizeOf(box) + ": a row has " + grid.columns() + " names"
                + (box.zDim() == 1 ? "" : " for each of the " + box.zDim() + " layers, with commas between the layers");
    }

    private static boolean isSpace(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }

    private SolutionDraft readBoard(SolutionDraft draft, Subject.Board board) {
        int height = board.puzzle().height();
        for (int row = 0; row < height; row++) {
            if (isEnd(lines.peek())) {
                throw lines.error(
                        0,
                        "the board of solution " + draft.number() + " ends after " + Plural.of(row, "row"),
                        board.size() + ": it has " + Plural.of(height, "row"));
            }
            readRow(draft, board, lines.take(), height - 1 - row);
        }
        return draft;
    }

    private void readRow(SolutionDraft draft, Subject.Board board, String line, int y) {
        int width = board.puzzle().width();
        int column = 0;
        int start = afterSpace(line, 0);
        while (start < line.length()) {
            int end = start;
            while (end < line.length() && !isSpace(line.charAt(end))) {
                end++;
            }
            if (column == width) {
                throw lines.error(start, "there are too many cells in this row", rowLength(board));
            }
            readCell(draft, line.substring(start, end), start, List.of(column, y));
            column++;
            start = afterSpace(line, end);
        }
        if (column < width) {
            throw lines.error(line.length(), "there are too few cells in this row", rowLength(board));
        }
    }

    private static String rowLength(Subject.Board board) {
        return board.size() + ": a row has " + board.puzzle().width() + " cells";
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
        draft.addTurned(text.substring(0, slash), cell, text.substring(slash + 1), start + slash + 1);
    }

    private static int afterSpace(String line, int start) {
        int index = start;
        while (index < line.length() && isSpace(line.charAt(index))) {
            index++;
        }
        return index;
    }

    /** The names in a picture, each a string once: most names in pictures are one character. */
    private static final class Names {

        private final String[] letters = new String[128];
        /** The longer names of the last picture, which may be long, and other names that are not ASCII. */
        private final Map<String, String> others = new HashMap<>();

        /** Returns a part of a row as a string. */
        String name(String row, int start, int end) {
            char first = row.charAt(start);
            if (end - start == 1 && first < letters.length) {
                if (letters[first] == null) {
                    letters[first] = String.valueOf(first);
                }
                return letters[first];
            }
            String name = row.substring(start, end);
            String known = others.putIfAbsent(name, name);
            return known == null ? name : known;
        }
    }
}
