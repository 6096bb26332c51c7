package io.github.filaforge.edge.score;

import java.util.OptionalInt;

/**
 * The names of cells in the article: a letter for the row, from A at the top, and the number of the column, from 1 at the
 * left. After row Z come AA, AB and so on.
 *
 * @param width the number of columns
 * @param height the number of rows
 */
public record CellNames(int width, int height) {

    private static final int LETTERS = 26;

    /** A number of letters that no row has, and whose value an int could not hold. */
    private static final int TOO_MANY_LETTERS = 4;

    private static final int TOO_MANY_DIGITS = 6;

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
        int row = 0;
        int at = 0;
        while (at < name.length() && isLetter(name.charAt(at))) {
            row = row * LETTERS + (name.charAt(at) | 0x20) - 'a' + 1;
            at++;
        }
        int digits = name.length() - at;
        if (at == 0 || at >= TOO_MANY_LETTERS || digits == 0 || digits >= TOO_MANY_DIGITS) {
            return OptionalInt.empty();
        }
        int column = 0;
        for (int i = at; i < name.length(); i++) {
            char digit = name.charAt(i);
            if (digit < '0' || digit > '9') {
                return OptionalInt.empty();
            }
            column = column * 10 + digit - '0';
        }
        boolean onBoard = row <= height && column >= 1 && column <= width;
        return onBoard ? OptionalInt.of((row - 1) * width + column - 1) : OptionalInt.empty();
    }

    /** Returns the range of rows and columns, for messages. */
    public String range() {
        return "rows A to " + letters(height - 1) + " from the top, columns 1 to " + width + " from the left";
    }

    private static boolean isLetter(char sign) {
        return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
    }
}
