package io.github.filaforge.runtime.board;

/**
 * The way in which the cells of a lattice stand in a picture. Each point of the lattice has one cell of each class, so that
 * the third number of a cell is {@code layer * classes + class}. A board has all cells of a point side by side, with one
 * column for each class. A picture has them side by side too, unless the form has a block.
 *
 * @param lattice the name of the lattice in definitions
 * @param classes the number of cells of each point
 * @param indent the distance by which each row of a picture stands further right than the row below it, in halves of a
 *     column
 * @param beyond the number of points by which a picture begins before the box, along x and along y
 * @param written the number of classes that are written, from class 0 on; cells of the other classes belong to pieces, but
 *     no output lists them
 * @param wrap the axes along which the box is closed, such as {@code xy}; empty if the box has ends along all axes
 * @param block the part of a picture that belongs to one point: rows from the top, separated by commas. A digit is the cell
 *     of the class with this number, and any other character is drawn as it is. A dot is an empty place, which is not drawn
 *     at the outside of the picture. The block is empty if the cells of a point stand side by side.
 * @param wDim the length along the fourth axis, which is the number of layers of the picture that have one z; 0 if there are
 *     three axes
 */
public record BoardForm(
        String lattice, int classes, int indent, int beyond, int written, String wrap, String block, int wDim) {

    /** The form of cubes, or of squares in one layer. */
    public static final BoardForm CUBES = new BoardForm("cubic", 1, 0, 0);

    /**
     * The largest number of cells of a point that stand side by side. With more cells, neighbours would be far apart in the
     * picture.
     */
    private static final int MOST_CLASSES = 2;

    /**
     * Creates the form of a box that has ends along three axes, without blocks. The cells of a point stand side by side in
     * pictures, and all classes are written.
     */
    public BoardForm(String lattice, int classes, int indent, int beyond) {
        this(lattice, classes, indent, beyond, classes, "", "", 0);
    }

    /** Returns this form with another number of classes that are written. */
    public BoardForm writing(int number) {
        return new BoardForm(lattice, classes, indent, beyond, number, wrap, block, wDim);
    }

    /** Returns this form for a box that is closed along some axes. */
    public BoardForm closedAlong(String axes) {
        return new BoardForm(lattice, classes, indent, beyond, written, axes, block, wDim);
    }

    /** Returns this form with pictures that are made of blocks. The parameter is a {@link #block}. */
    public BoardForm inBlocks(String rows) {
        return new BoardForm(lattice, classes, indent, beyond, written, wrap, rows, wDim);
    }

    /** Returns this form for a box with a fourth axis. */
    public BoardForm withFourthAxis(int length) {
        return new BoardForm(lattice, classes, indent, beyond, written, wrap, block, length);
    }

    /** Returns true if the lattice has pictures. If not, solutions are written as lists of their pieces. */
    public boolean hasPictures() {
        return wDim == 0 && (classes <= MOST_CLASSES || !block.isEmpty());
    }

    /**
     * Returns the number of characters of a cell, without the blank behind it.
     *
     * @param longest the number of characters of the longest name
     */
    public int width(int longest) {
        // An indentation by half a column needs a column with an even number of characters, including the blank.
        return (indent & 1) == 1 && (longest & 1) == 0 ? longest + 1 : longest;
    }

    /**
     * Returns the number of blanks at the beginning of a row.
     *
     * @param below the number of rows below it
     * @param width the number of characters of a cell
     */
    public int indentation(int below, int width) {
        return below * indent * (width + 1) / 2;
    }
}
