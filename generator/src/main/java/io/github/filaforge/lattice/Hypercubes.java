package io.github.filaforge.lattice;

import java.util.Collection;
import java.util.List;

/** The lattice of hypercubes, which has four dimensions. */
final class Hypercubes extends LatticeForm {

    Hypercubes() {
        super(Symmetries.HYPERCUBE, false, new int[][] {
            {-1, 0, 0},
            {0, -1, 0},
            {0, 0, -FourthAxis.FOLD},
            {0, 0, -1},
            {1, 0, 0},
            {0, 1, 0},
            {0, 0, FourthAxis.FOLD},
            {0, 0, 1},
        });
        coordinates = 4;
        longestSide = FourthAxis.MOST;
        solidSets = List.of("ditesseracts", "tritesseracts", "tetratesseracts", "pentatesseracts");
        rule = "a cell is four integers from -" + FourthAxis.MOST + " to " + FourthAxis.MOST;
    }

    @Override
    List<Integer> numbers(Cell cell) {
        return FourthAxis.numbers(cell);
    }

    /**
     * Returns the cell of four numbers. A number that is too great becomes the next one beyond the limit, where there is no
     * cell and no box.
     */
    @Override
    Cell cell(List<Integer> numbers) {
        int[] near = numbers.stream()
                .mapToInt(number -> Math.max(-FourthAxis.MOST - 1, Math.min(number, FourthAxis.MOST + 1)))
                .toArray();
        return FourthAxis.cell(near[0], near[1], near[2], near[3]);
    }

    @Override
    int layer(Cell cell) {
        return FourthAxis.z(cell);
    }

    @Override
    Cell cell(Box box, int x, int y, int layer, int number) {
        return FourthAxis.cell(x, y, layer / box.wDim(), layer % box.wDim());
    }

    @Override
    boolean hasCell(Cell cell) {
        return numbers(cell).stream().allMatch(number -> Math.abs(number) <= FourthAxis.MOST);
    }

    @Override
    long longest(Box box) {
        return Math.max(Math.max(box.xDim(), box.yDim()), Math.max(box.zDim(), box.wDim()));
    }

    @Override
    boolean contains(Box box, Cell cell) {
        int z = FourthAxis.z(cell);
        int w = FourthAxis.w(cell);
        return box.hasPoint(cell.x(), cell.y()) && z >= 0 && z < box.zDim() && w >= 0 && w < box.wDim();
    }

    @Override
    String range(Box box) {
        return "x runs from 0 to " + (box.xDim() - 1) + ", y from 0 to " + (box.yDim() - 1) + ", z from 0 to "
                + (box.zDim() - 1) + " and w from 0 to " + (box.wDim() - 1);
    }

    @Override
    Cell corner(Collection<Cell> cells) {
        return FourthAxis.cell(
                least(cells, Cell::x), least(cells, Cell::y), least(cells, FourthAxis::z), least(cells, FourthAxis::w));
    }

    @Override
    Cell apply(Symmetry symmetry, Cell cell) {
        int[] carried = symmetry.apply(cell.x(), cell.y(), FourthAxis.z(cell), FourthAxis.w(cell));
        return FourthAxis.cell(carried[0], carried[1], carried[2], carried[3]);
    }

    /** Returns the colour of a chessboard. */
    @Override
    int colour(Cell cell) {
        return ((cell.x() + cell.y() + FourthAxis.z(cell) + FourthAxis.w(cell)) & 1) == 0 ? 1 : -1;
    }
}
