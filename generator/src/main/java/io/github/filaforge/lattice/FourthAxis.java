package io.github.filaforge.lattice;

import java.util.List;

/**
 * The way in which a {@link Cell} holds the coordinates x, y, z and w of a lattice of four dimensions. The third number of
 * the cell is {@code FOLD * z + w}, so that such cells are numbered, shifted and compared like cubes. The fold is more than
 * twice the greatest difference of w between two cells, so that z and w of a step can be separated although w may be
 * negative.
 */
public final class FourthAxis {

    /** The greatest absolute value of a number with which a cell is written. */
    public static final int MOST = 31;

    /** The factor of z in the third number of a cell. */
    public static final int FOLD = 4 * (MOST + 1);

    private FourthAxis() {}

    /** Returns the cell of four numbers, or the step of four numbers, which may be at most twice {@link #MOST} each. */
    public static Cell cell(int x, int y, int z, int w) {
        return new Cell(x, y, FOLD * z + w);
    }

    /** Returns the four numbers of a cell. */
    public static List<Integer> numbers(Cell cell) {
        return List.of(cell.x(), cell.y(), z(cell), w(cell));
    }

    /** Returns the third of the four numbers. */
    public static int z(Cell cell) {
        return Math.floorDiv(cell.z() + FOLD / 2, FOLD);
    }

    /** Returns the fourth of the four numbers. */
    public static int w(Cell cell) {
        return cell.z() - FOLD * z(cell);
    }
}
