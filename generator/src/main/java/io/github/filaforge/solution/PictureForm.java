package io.github.filaforge.solution;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.BoardForm;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Pictures behind headings, as {@code solve} and polycube print them: the rows from the highest y down, in a row the layers
 * from z = 0 up, separated by commas or blanks only. Indentation has no meaning. The lines {@code L} and {@code ~L} round a
 * picture are accepted. In lattices without pictures each piece has a line with its cells; in lattices whose pictures show
 * more than cells, such lines are accepted too. Edge puzzles have {@link BoardRows}.
 */
final class PictureForm implements SolutionForm {

    private static final String END = "~L";

    /** A piece with its cells; a name has no blank. */
    private static final Pattern PIECE = Pattern.compile("\\s*\\S+: -?\\d+ -?\\d+ -?\\d+.*");

    private final SolutionLines lines;
    private final Headings headings;
    private final NameTable names = new NameTable();

    PictureForm(SolutionLines lines, Headings headings) {
        this.lines = lines;
        this.headings = headings;
    }

    @Override
    public Subject subject() {
        return headings.subject();
    }

    @Override
    public Optional<SolutionDraft> next() {
        return headings.begin(Headings.Kind.PICTURE).map(this::read);
    }

    private SolutionDraft read(SolutionDraft draft) {
        return subject() instanceof Subject.Board board
                ? new BoardRows(lines, board).read(draft)
                : read(draft, headings.packing());
    }

    private SolutionDraft read(SolutionDraft draft, Puzzle puzzle) {
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
        names.clear();
        for (int row = 0; row < grid.rows(); row++) {
            readRow(draft, box, grid, row);
        }
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
        if (row == null || row.isBlank() || row.startsWith("#")) {
            throw lines.error(
                    0,
                    "the picture of solution " + draft.number() + " ends after " + number + " rows",
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
}
