package io.github.filaforge.lattice;

import java.util.List;

/** Squares cut along both diagonals: class 0 is the lower quarter, 1 the right one, 2 the upper, 3 the left. */
final class QuarterSquares extends LatticeForm {

    QuarterSquares() {
        super(true, 4, new int[][] {{2, 1}, {3, 2}, {2, 3}, {1, 2}}, new int[][][] {
            {{0, -1, 2}, {0, 0, 1}, {0, 0, 3}},
            {{0, 0, -1}, {0, 0, 1}, {1, 0, 2}},
            {{0, 0, -1}, {0, 0, 1}, {0, 1, -2}},
            {{-1, 0, -2}, {0, 0, -3}, {0, 0, -1}},
        });
    }

    @Override
    List<Symmetry> symmetries() {
        return Symmetries.ofSquare();
    }

    /** Returns the picture of a square with its diagonals. */
    @Override
    String block() {
        return "\\2/,3X1,/0\\";
    }

    @Override
    String cellWords() {
        return "a quarter of a square";
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
