package io.github.filaforge.picture;

/**
 * Rooms of one size in rows and columns.
 *
 * @param columns the number of columns
 * @param rows the number of rows, of which the last may not be full
 */
record Grid(int columns, int rows) {

    /** The grid whose width and height are nearest to a ratio. */
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

    int column(int number) {
        return number % columns;
    }

    int row(int number) {
        return number / columns;
    }
}
