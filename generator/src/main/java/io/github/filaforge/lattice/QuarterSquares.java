package io.github.filaforge.lattice;

import java.util.List;

/**
 * The lattice of the quarters of squares that are cut along both diagonals: class 0 is the lower quarter, 1 the right
 * quarter, 2 the upper and 3 the left.
 */
final class QuarterSquares extends LatticeForm {

    QuarterSquares() {
        super(Symmetries.SQUARE, true, 4, new int[][] {{2, 1}, {3, 2}, {2, 3}, {1, 2}}, new int[][][] {
            {{0, -1, 2}, {0, 0, 1}, {0, 0, 3}},
            {{0, 0, -1}, {0, 0, 1}, {1, 0, 2}},
            {{0, 0, -1}, {0, 0, 1}, {0, 1, -2}},
            {{-1, 0, -2}, {0, 0, -3}, {0, 0, -1}},
        });
        // The picture of a square with its diagonals.
        block = "\\2/,3X1,/0\\";
        flatSets = List.of("diaboloes", "triaboloes", "tetraboloes", "pentaboloes", "hexaboloes");
        rule = "the third number of a quarter of a square is its class, 0 to 3";
    }

    /** Returns the two half squares that have a quarter: each is two quarters one after the other. */
    @Override
    List<List<Cell>> unitsWith(Cell cell) {
        return List.of(List.of(cell, turned(cell, 1)), List.of(turned(cell, -1), cell));
    }

    private Cell turned(Cell quarter, int by) {
        return new Cell(quarter.x(), quarter.y(), Math.floorMod(quarter.z() + by, classes()));
    }

    @Override
    CellForm cellForm() {
        return CellForm.of(
                CellForm.Kind.POLYGON,
                false,
                2,
                2,
                new int[] {0, 0, 2, 0, 1, 1},
                new int[] {2, 0, 2, 2, 1, 1},
                new int[] {2, 2, 0, 2, 1, 1},
                new int[] {0, 2, 0, 0, 1, 1});
    }

    @Override
    int colour(Cell cell) {
        return ((cell.x() + cell.y() + cell.z()) & 1) == 0 ? 1 : -1;
    }
}
