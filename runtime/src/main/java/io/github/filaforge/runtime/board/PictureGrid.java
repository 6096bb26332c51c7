package io.github.filaforge.runtime.board;

import io.github.filaforge.runtime.text.Words;

/**
 * The places of cells in one layer of a picture: rows from the top, columns from the left. If the form has blocks, rows and
 * columns at the outside that have neither a cell nor a sign are left out. Immutable.
 */
public final class PictureGrid {

    /** The text between the layers of a row. */
    public static final String BETWEEN_LAYERS = " , ";

    private static final char NOTHING = '.';

    /** The set of the cells that exist. */
    public interface Cells {

        /** Returns true if a cell exists, by the row of its point from the top, its point in the row, and its class. */
        boolean has(int row, int point, int number);
    }

    private final BoardForm form;
    private final int classes;
    /** The rows of the picture of one point, from the top; empty if the cells of a point stand side by side. */
    private final String[] block;

    private final int blockRows;
    private final int blockColumns;
    /** For each class its row in the block, and its column; the row is -1 if the class is not drawn. */
    private final int[] blockRow;

    private final int[] blockColumn;
    /**
     * The numbers of rows and columns that are left out at the top and at the left, and the numbers of those that remain.
     */
    private int top;

    private int left;
    private int rows;
    private int columns;

    /**
     * Creates the grid of a picture.
     *
     * @param pointRows the number of rows of points
     * @param points the number of points in each row
     * @param cells the set of the cells that exist, in any layer
     */
    public PictureGrid(BoardForm form, int pointRows, int points, Cells cells) {
        this.form = form;
        this.classes = form.classes();
        this.block = form.block().isEmpty() ? new String[0] : Words.split(form.block(), ',');
        this.blockRows = Math.max(1, block.length);
        this.blockColumns = block.length == 0 ? classes : block[0].length();
        this.blockRow = new int[classes];
        this.blockColumn = new int[classes];
        this.rows = Math.multiplyExact(pointRows, blockRows);
        this.columns = Math.multiplyExact(points, blockColumns);
        if (block.length == 0) {
            for (int number = 0; number < classes; number++) {
                blockColumn[number] = number;
            }
        } else {
            findClasses();
            leaveOutEmpty(cells);
        }
    }

    private void findClasses() {
        for (int number = 0; number < classes; number++) {
            blockRow[number] = -1;
            for (int row = 0; row < blockRows; row++) {
                int column = block[row].indexOf('0' + number);
                if (column >= 0) {
                    blockRow[number] = row;
                    blockColumn[number] = column;
                }
            }
        }
    }

    private void leaveOutEmpty(Cells cells) {
        while (rows > 0 && !isAnyDrawn(0, 1, 0, columns, cells)) {
            top++;
            rows--;
        }
        while (rows > 0 && !isAnyDrawn(rows - 1, rows, 0, columns, cells)) {
            rows--;
        }
        while (columns > 0 && !isAnyDrawn(0, rows, 0, 1, cells)) {
            left++;
            columns--;
        }
        while (columns > 0 && !isAnyDrawn(0, rows, columns - 1, columns, cells)) {
            columns--;
        }
    }

    /** Returns true if one of the places in some rows and columns has a cell or a sign. The ends are exclusive. */
    private boolean isAnyDrawn(int fromRow, int toRow, int fromColumn, int toColumn, Cells cells) {
        for (int row = fromRow; row < toRow; row++) {
            for (int column = fromColumn; column < toColumn; column++) {
                int number = number(row, column);
                if (number >= 0 ? cells.has(pointRow(row), point(column), number) : sign(row, column) != NOTHING) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the number of rows. */
    public int rows() {
        return rows;
    }

    /** Returns the number of columns. */
    public int columns() {
        return columns;
    }

    /** Returns the row of points to which a row of the picture belongs. */
    public int pointRow(int row) {
        return (row + top) / blockRows;
    }

    /** Returns the number of the point, in its row of points, to which a column of the picture belongs. */
    public int point(int column) {
        return (column + left) / blockColumns;
    }

    /** Returns the class of the cells at a place; -1 if the place has only a sign. */
    public int number(int row, int column) {
        if (block.length == 0) {
            return (column + left) % classes;
        }
        int number = sign(row, column) - '0';
        return number >= 0 && number < classes ? number : -1;
    }

    /** Returns the character that is drawn at a place that has no cell. */
    public char sign(int row, int column) {
        return block[(row + top) % blockRows].charAt((column + left) % blockColumns);
    }

    /** Returns true if cells of a class are drawn. */
    public boolean draws(int number) {
        return blockRow[number] >= 0;
    }

    /** Returns the row of the cells of a class in a row of points. */
    public int row(int pointRow, int number) {
        return pointRow * blockRows + blockRow[number] - top;
    }

    /** Returns the column of the cells of a class at a point. */
    public int column(int point, int number) {
        return point * blockColumns + blockColumn[number] - left;
    }

    /**
     * Writes a row, with a line feed.
     *
     * @param width the number of characters of a cell, without the blank behind it
     * @param layers for each layer the texts at the places of the row
     */
    public void appendRow(StringBuilder text, int row, int width, String[]... layers) {
        int start = text.length();
        appendBlanks(text, form.indentation(rows - 1 - row, width));
        for (int layer = 0; layer < layers.length; layer++) {
            text.append(layer == 0 ? "" : BETWEEN_LAYERS);
            for (int column = 0; column < layers[layer].length; column++) {
                String token = layers[layer][column];
                text.append(column == 0 ? "" : " ").append(token);
                appendBlanks(text, width - token.codePointCount(0, token.length()));
            }
        }
        int end = text.length();
        while (end > start && text.charAt(end - 1) == ' ') {
            end--;
        }
        text.setLength(end);
        text.append('\n');
    }

    private static void appendBlanks(StringBuilder text, int number) {
        for (int i = 0; i < number; i++) {
            text.append(' ');
        }
    }
}
