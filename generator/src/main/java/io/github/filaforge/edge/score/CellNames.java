package io.github.filaforge.edge.score;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of cells in the eii article: a letter for the row, from A at the top, and the number of the column, from 1 at
 * the left. After row Z come AA, AB and so on.
 *
 * @param width the number of columns
 * @param height the number of rows
 */
public record CellNames(int width, int height) {

    private static final int LETTERS = 26;

    /** The names that may be those of cells: an int holds the values of three letters and of five digits. */
    private static final Pattern NAME = Pattern.compile("([A-Za-z]{1,3})(\\d{1,5})");

    public CellNames {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("no board of " + width + " by " + height + " cells");
        }
    }

    /**
     * Returns the name of a cell.
     *
     * @param cell its number, 0 at the top left, row by row
     */
    public String name(int cell) {
        return letters(cell / width) + (cell % width + 1);
    }

    /** Returns the name of a row, 0 at the top. */
    public String letters(int row) {
        StringBuilder letters = new StringBuilder();
        for (int rest = row + 1; rest > 0; rest = (rest - 1) / LETTERS) {
            letters.insert(0, (char) ('A' + (rest - 1) % LETTERS));
        }
        return letters.toString();
    }

    /** Returns the number of the cell that has a name, or empty if the board has none. Letters may be small. */
    public OptionalInt cell(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) {
            return OptionalInt.empty();
        }
        int row = parts.group(1).chars().reduce(0, (before, letter) -> before * LETTERS + (letter | 0x20) - 'a' + 1);
        int column = Integer.parseInt(parts.group(2));
        boolean onBoard = row <= height && column >= 1 && column <= width;
        return onBoard ? OptionalInt.of((row - 1) * width + column - 1) : OptionalInt.empty();
    }

    /** Returns the range of rows and columns, for messages. */
    public String range() {
        return "rows A to " + letters(height - 1) + " from the top, columns 1 to " + width + " from the left";
    }
}
