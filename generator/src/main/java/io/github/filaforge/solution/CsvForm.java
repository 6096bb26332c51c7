package io.github.filaforge.solution;

import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads solutions in the format csv: rows of values separated by commas, one row for each cell. A solution without a piece
 * has one row without a name and a cell. In files of boards the last value is the turn. Consecutive rows with an equal
 * puzzle and number are one solution. The row of titles, wherever it stands, ends a solution.
 */
final class CsvForm implements SolutionForm {

    /** The titles of the columns. */
    private static final String TITLES = "puzzle,solution,piece,x,y,z";

    /** The number of coordinates of a cell, by the titles. */
    private static final Map<String, Integer> COORDINATES =
            Map.of(TITLES, 3, TITLES + ",w", 4, "puzzle,solution,piece,x,y,turn", Subject.Board.COORDINATES);

    /** The number of columns before the coordinates. */
    private static final int BEFORE = 3;

    private static final String REMEDY = "a row is as in its titles: " + TITLES;

    private final SolutionLines lines;
    private final PuzzleNames names;
    /** The row with which the next solution begins; null if it is not read yet. */
    private List<String> ahead;
    /** The number of coordinates of a cell below the last titles. */
    private int coordinates;

    CsvForm(SolutionLines lines, PuzzleNames names) {
        this.lines = lines;
        this.names = names;
    }

    /** Returns true if a line has the titles of the columns. */
    static boolean isTitles(String line) {
        return COORDINATES.containsKey(line);
    }

    @Override
    public Optional<SolutionDraft> next() {
        ahead = ahead == null ? readRow() : ahead;
        while (ahead != null && ahead.isEmpty()) {
            ahead = readRow();
        }
        if (ahead == null) {
            return Optional.empty();
        }
        List<String> first = ahead;
        List<String> row = first;
        names.begin(first.get(0));
        Subject subject = names.subject();
        if (coordinates != subject.coordinates()) {
            throw lines.error(
                    0,
                    "below these titles a cell has " + coordinates + " numbers",
                    "a cell of the puzzle has " + subject.coordinates());
        }
        SolutionDraft draft = new SolutionDraft(lines, subject, number(first.get(1)));
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
        for (String number : row.subList(BEFORE, BEFORE + coordinates)) {
            cell.add(CellList.integer(lines, coordinates, number, 0));
        }
        if (coordinates == Subject.Board.COORDINATES) {
            draft.addTurned(row.get(2), cell, row.get(row.size() - 1), 0);
        } else {
            draft.add(row.get(2), cell);
        }
    }

    private long number(String text) {
        if (!text.matches("[0-9]{1,18}")) {
            throw lines.error(0, "'" + PlainText.shortened(text) + "' is no number of a solution", REMEDY);
        }
        return Long.parseLong(text);
    }

    /** Returns the values of the next row; none for titles or an empty line; {@code null} at the end. */
    private List<String> readRow() {
        String line = lines.take();
        if (line == null) {
            return null;
        }
        if (isTitles(line)) {
            coordinates = COORDINATES.get(line);
        }
        if (line.isBlank() || isTitles(line)) {
            return List.of();
        }
        int columns = BEFORE + coordinates + (coordinates == Subject.Board.COORDINATES ? 1 : 0);
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
            throw lines.error(line.length(), "this row has " + Plural.of(values.size(), "value"), REMEDY);
        }
        return values;
    }

    private static int plainEnd(String line, int start) {
        int comma = line.indexOf(',', start);
        return comma < 0 ? line.length() : comma;
    }

    /** Returns the index after the quotation mark that ends a value; a mark in the value is doubled. */
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
