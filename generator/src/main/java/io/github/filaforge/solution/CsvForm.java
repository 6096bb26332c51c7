package io.github.filaforge.solution;

import io.github.filaforge.definition.Excerpt;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rows of values separated by commas, one for each cell; of a solution without a piece one without a name and a cell. A
 * solution has all rows that follow one another with the same puzzle and number; the row of titles, wherever it stands, ends a
 * solution.
 */
final class CsvForm implements SolutionForm {

    /** The titles of the columns. */
    private static final String TITLES = "puzzle,solution,piece,x,y,z";

    private static final String TITLES_OF_FOUR = TITLES + ",w";
    /** How many columns there are before the coordinates. */
    private static final int BEFORE = 3;

    private static final String REMEDY = "a row is as in its titles: " + TITLES;

    private final SolutionLines lines;
    private final PuzzleNames names;
    private Puzzle puzzle;
    /** The row that the next solution begins with; null if it is not read yet. */
    private List<String> ahead;
    /** How many numbers a cell has below the last titles. */
    private int coordinates;

    CsvForm(SolutionLines lines, PuzzleNames names) {
        this.lines = lines;
        this.names = names;
    }

    /** Whether a line has the titles of the columns. */
    static boolean isTitles(String line) {
        return line.equals(TITLES) || line.equals(TITLES_OF_FOUR);
    }

    @Override
    public Puzzle puzzle() {
        return puzzle;
    }

    @Override
    public Optional<SolutionDraft> next() {
        if (ahead == null) {
            ahead = readRow();
        }
        while (ahead != null && ahead.isEmpty()) {
            ahead = readRow();
        }
        if (ahead == null) {
            return Optional.empty();
        }
        List<String> first = ahead;
        List<String> row = first;
        names.begin(first.get(0));
        puzzle = names.puzzle();
        if (coordinates != puzzle.lattice().coordinates()) {
            throw lines.error(
                    0,
                    "below these titles a cell has " + coordinates + " numbers",
                    "a cell of the puzzle has " + puzzle.lattice().coordinates());
        }
        SolutionDraft draft = new SolutionDraft(lines, number(first.get(1)));
        while (row != null
                && !row.isEmpty()
                && row.get(1).equals(first.get(1))
                && row.get(0).equals(first.get(0))) {
            if (!row.subList(BEFORE - 1, row.size()).stream().allMatch(String::isEmpty)) {
                addCell(draft, row);
            }
            row = readRow();
        }
        ahead = row;
        return Optional.of(draft);
    }

    private void addCell(SolutionDraft draft, List<String> row) {
        List<Integer> cell = new ArrayList<>(coordinates);
        for (String number : row.subList(BEFORE, row.size())) {
            cell.add(CellList.integer(lines, coordinates, number, 0));
        }
        draft.add(row.get(2), cell);
    }

    private long number(String text) {
        if (!text.matches("[0-9]{1,18}")) {
            throw lines.error(0, "'" + Excerpt.shorten(text) + "' is no number of a solution", REMEDY);
        }
        return Long.parseLong(text);
    }

    /** The values of the next row; none for titles or an empty line; {@code null} at the end. */
    private List<String> readRow() {
        String line = lines.take();
        if (line == null) {
            return null;
        }
        if (isTitles(line)) {
            coordinates = line.equals(TITLES) ? 3 : 4;
        }
        if (line.isBlank() || isTitles(line)) {
            return List.of();
        }
        int columns = BEFORE + coordinates;
        List<String> values = new ArrayList<>(columns);
        int index = 0;
        while (index <= line.length()) {
            if (values.size() == columns) {
                throw lines.error(index, "this row has more than " + columns + " values", REMEDY);
            }
            boolean isQuoted = index < line.length() && line.charAt(index) == '"';
            int end = isQuoted ? quoteEnd(line, index) : plainEnd(line, index);
            values.add(
                    isQuoted ? line.substring(index + 1, end - 1).replace("\"\"", "\"") : line.substring(index, end));
            index = end + 1;
        }
        if (values.size() < columns) {
            throw lines.error(line.length(), "this row has " + Quantity.of(values.size(), "value"), REMEDY);
        }
        return values;
    }

    private static int plainEnd(String line, int start) {
        int comma = line.indexOf(',', start);
        return comma < 0 ? line.length() : comma;
    }

    /** The index after the quotation mark that ends a value; a mark in the value is doubled. */
    private int quoteEnd(String line, int start) {
        int index = line.indexOf('"', start + 1);
        while (index >= 0 && index + 1 < line.length() && line.charAt(index + 1) == '"') {
            index = line.indexOf('"', index + 2);
        }
        if (index < 0) {
            throw lines.error(
                    start, "this quotation mark has no other", "a value with a comma stands between two of them");
        }
        if (index + 1 < line.length() && line.charAt(index + 1) != ',') {
            throw lines.error(index + 1, "a comma is expected behind the value", REMEDY);
        }
        return index + 1;
    }
}
