package io.github.filaforge.lattice;

import java.util.List;

/**
 * How a cell of a lattice of four dimensions holds its numbers x, y, z and w: the third is {@code FOLD * z + w}, so that such
 * cells are numbered, shifted and compared like cubes. The fold is more than twice as much as w differs between two cells,
 * which is told from what is carried over to z.
 */
public final class FourthAxis {

    /** The greatest number that a cell is written by, either sign. */
    public static final int MOST = 31;

    private static final int FOLD = 4 * (MOST + 1);

    private FourthAxis() {}

    /** The cell of four numbers, or of so many steps, at most twice {@link #MOST} each. */
    public static Cell cell(int x, int y, int z, int w) {
        return new Cell(x, y, FOLD * z + w);
    }

    /** The four numbers of a cell. */
    public static List<Integer> numbers(Cell cell) {
        return List.of(cell.x(), cell.y(), z(cell), w(cell));
    }

    /** The third of four numbers. */
    public static int z(Cell cell) {
        return Math.floorDiv(cell.z() + FOLD / 2, FOLD);
    }

    /** The fourth. */
    public static int w(Cell cell) {
        return cell.z() - FOLD * z(cell);
    }
}
