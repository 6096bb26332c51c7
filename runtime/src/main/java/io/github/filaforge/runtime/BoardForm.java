package io.github.filaforge.runtime;

/**
 * How the cells of a lattice stand in a picture. A cell of each class belongs to each point, and so the third number of a cell
 * is {@code layer * classes + class}. A board has all cells of a point side by side, a column for each class. So do pictures,
 * unless there is a block.
 *
 * @param lattice what definitions call the lattice
 * @param classes how many cells a point has
 * @param indent by how many halves of a column each row of a picture stands further right than the one below it
 * @param beyond how far a picture begins before the box, along x and along y
 * @param written how many classes are written, from 0 on; cells of the others are part of pieces, but nobody is told of them
 * @param wrap the axes along which the box is closed, such as {@code xy}; empty if it has ends along all
 * @param block what a picture has for each point: rows from the top, separated by commas, in which a digit is the cell of that
 *     class and anything else is drawn as it is; a dot is nothing, and not drawn round the outside. Empty if the cells of a
 *     point stand side by side.
 * @param wDim the length along the fourth axis: so many layers of the picture are those of one z; 0 if there are three axes
 */
public record BoardForm(
        String lattice, int classes, int indent, int beyond, int written, String wrap, String block, int wDim) {

    /** Cubes, or in one layer squares. */
    public static final BoardForm CUBES = new BoardForm("cubic", 1, 0, 0);

    /** With more cells at a point side by side what lies together would not stand together. */
    private static final int MOST_CLASSES = 2;

    /**
     * The form of a box with ends along three axes, in pictures of which the cells of a point, all written, stand side by side.
     */
    public BoardForm(String lattice, int classes, int indent, int beyond) {
        this(lattice, classes, indent, beyond, classes, "", "", 0);
    }

    /** The same, but not all classes are written. */
    public BoardForm writing(int number) {
        return new BoardForm(lattice, classes, indent, beyond, number, wrap, block, wDim);
    }

    /** The same of a box that is closed along some axes. */
    public BoardForm closedAlong(String axes) {
        return new BoardForm(lattice, classes, indent, beyond, written, axes, block, wDim);
    }

    /** The same with pictures of such blocks. */
    public BoardForm inBlocks(String rows) {
        return new BoardForm(lattice, classes, indent, beyond, written, wrap, rows, wDim);
    }

    /** The same of a box with a fourth axis. */
    public BoardForm withFourthAxis(int length) {
        return new BoardForm(lattice, classes, indent, beyond, written, wrap, block, length);
    }

    /** Whether there are pictures; if not, solutions are written as lists of their pieces. */
    public boolean hasPictures() {
        return wDim == 0 && (classes <= MOST_CLASSES || !block.isEmpty());
    }

    /**
     * How many characters a cell takes, without the blank behind it.
     *
     * @param longest the number of characters of the longest name
     */
    public int width(int longest) {
        // Half a column is a whole number of characters.
        return (indent & 1) == 1 && (longest & 1) == 0 ? longest + 1 : longest;
    }

    /**
     * The number of blanks that a row begins with.
     *
     * @param below how many rows are below it
     * @param width how many characters a cell takes
     */
    public int indentation(int below, int width) {
        return below * indent * (width + 1) / 2;
    }
}
