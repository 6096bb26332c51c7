package io.github.filaforge.runtime;

/**
 * Where the cells of some points stand in a picture of these, one layer of which this is: rows from the top, columns from the
 * left. Round the outside, rows and columns without a cell or a sign are left out if the form has blocks. Immutable.
 */
public final class PictureGrid {

    /** What stands between the layers of a row. */
    public static final String BETWEEN_LAYERS = " , ";

    private static final char NOTHING = '.';

    /** Tells of places whether a cell is there. */
    public interface Cells {

        /**
         * Whether there is a cell.
         *
         * @param row the row of its point, from the top
         * @param point the number of its point in that row
         * @param number its class
         */
        boolean has(int row, int point, int number);
    }

    private final BoardForm form;
    private final int classes;
    /** What is drawn for each point, by row from the top; none if its cells stand side by side. */
    private final String[] block;

    private final int blockRows;
    private final int blockColumns;
    /** Row and column of each class in the block; the row is -1 if it is not drawn. */
    private final int[] blockRow;

    private final int[] blockColumn;
    /** How many rows and columns are left out, and how many there are without these. */
    private int top;

    private int left;
    private int rows;
    private int columns;

    /**
     * The picture of some points.
     *
     * @param pointRows how many rows of points there are
     * @param points how many points are in each
     * @param cells which cells there are, in any layer
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
        while (rows > 0 && !isRowDrawn(0, cells)) {
            top++;
            rows--;
        }
        while (rows > 0 && !isRowDrawn(rows - 1, cells)) {
            rows--;
        }
        while (columns > 0 && !isColumnDrawn(0, cells)) {
            left++;
            columns--;
        }
        while (columns > 0 && !isColumnDrawn(columns - 1, cells)) {
            columns--;
        }
    }

    private boolean isRowDrawn(int row, Cells cells) {
        for (int column = 0; column < columns; column++) {
            if (isDrawn(row, column, cells)) {
                return true;
            }
        }
        return false;
    }

    private boolean isColumnDrawn(int column, Cells cells) {
        for (int row = 0; row < rows; row++) {
            if (isDrawn(row, column, cells)) {
                return true;
            }
        }
        return false;
    }

    private boolean isDrawn(int row, int column, Cells cells) {
        int number = number(row, column);
        return number >= 0 ? cells.has(pointRow(row), point(column), number) : sign(row, column) != NOTHING;
    }

    /** The number of rows. */
    public int rows() {
        return rows;
    }

    /** The number of columns. */
    public int columns() {
        return columns;
    }

    /** The row of points that a row belongs to. */
    public int pointRow(int row) {
        return (row + top) / blockRows;
    }

    /** The number in its row of the point that a column belongs to. */
    public int point(int column) {
        return (column + left) / blockColumns;
    }

    /** The class of the cells of a place; -1 if there is only a sign. */
    public int number(int row, int column) {
        if (block.length == 0) {
            return (column + left) % classes;
        }
        int number = sign(row, column) - '0';
        return number >= 0 && number < classes ? number : -1;
    }

    /** What is drawn at a place that is for no cell. */
    public char sign(int row, int column) {
        return block[(row + top) % blockRows].charAt((column + left) % blockColumns);
    }

    /** Whether cells of a class are drawn. */
    public boolean draws(int number) {
        return blockRow[number] >= 0;
    }

    /** The row of a cell of some class and row of points. */
    public int row(int pointRow, int number) {
        return pointRow * blockRows + blockRow[number] - top;
    }

    /** The column of a cell of some class and point. */
    public int column(int point, int number) {
        return point * blockColumns + blockColumn[number] - left;
    }

    /**
     * Writes a row, with a line feed.
     *
     * @param width how many characters a cell takes, without the blank behind it
     * @param layers what stands at the places of each layer
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
