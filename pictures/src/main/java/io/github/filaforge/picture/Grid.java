package io.github.filaforge.picture;

/**
 * Rooms of one size in rows and columns.
 *
 * @param columns the number of columns
 * @param rows the number of rows, of which the last may not be full
 */
record Grid(int columns, int rows) {

    private static final int MOST_IN_A_ROW = 6;
    private static final double RATIO_OF_LAYERS = 3;

    /** Returns the grid whose width and height are nearest to a ratio. */
    static Grid of(int count, double width, double height, double ratio) {
        Grid best = new Grid(1, count);
        double least = Double.MAX_VALUE;
        for (int columns = 1; columns <= count; columns++) {
            int rows = (count + columns - 1) / columns;
            double off = Math.abs(Math.log(columns * width / (rows * height) / ratio));
            if (off < least) {
                least = off;
                best = new Grid(columns, rows);
            }
        }
        return best;
    }

    /** Returns the grid for layers side by side, whose rooms have a width and a height: in one row unless they are many. */
    static Grid ofLayers(int count, double width, double height) {
        return count <= MOST_IN_A_ROW ? new Grid(count, 1) : of(count, width, height, RATIO_OF_LAYERS);
    }

    int column(int number) {
        return number % columns;
    }

    int row(int number) {
        return number / columns;
    }
}
