package io.github.filaforge.picture;

/**
 * A division of a picture into rooms of one size, in rows and columns.
 *
 * @param columns the number of columns
 * @param rows the number of rows, of which the last may not be full
 * @param roomWidth the distance from a room to the next in its row
 * @param roomHeight the distance from a room to the next in its column
 */
record Grid(int columns, int rows, double roomWidth, double roomHeight) {

    private static final int MOST_IN_A_ROW = 6;
    private static final double RATIO_OF_LAYERS = 3;

    /** Returns the grid whose width and height are nearest to a ratio. */
    static Grid of(int count, double width, double height, double ratio) {
        Grid best = new Grid(1, count, width, height);
        double least = Double.MAX_VALUE;
        for (int columns = 1; columns <= count; columns++) {
            int rows = (count + columns - 1) / columns;
            double off = Math.abs(Math.log(columns * width / (rows * height) / ratio));
            if (off < least) {
                least = off;
                best = new Grid(columns, rows, width, height);
            }
        }
        return best;
    }

    /** Returns the grid for layers side by side, whose rooms have a width and a height: in one row unless they are many. */
    static Grid ofLayers(int count, double width, double height) {
        return count <= MOST_IN_A_ROW ? new Grid(count, 1, width, height) : of(count, width, height, RATIO_OF_LAYERS);
    }

    /** Returns true if a room is the first of its row. */
    boolean isFirst(int number) {
        return number % columns == 0;
    }

    /** Returns the distance of a room from the left. */
    double x(int number) {
        return number % columns * roomWidth;
    }

    /** Returns the distance of a room from the top. */
    double y(int number) {
        return Math.floorDiv(number, columns) * roomHeight;
    }

    double width() {
        return columns * roomWidth;
    }

    double height() {
        return rows * roomHeight;
    }
}
