package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.FourthAxis;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A motion of a lattice that keeps the origin, up to a translation: a matrix for points, and for each class a shift of the
 * points of its cells and the class that they become.
 *
 * @param rows the matrix row by row: the rows give the new x, y and layer of a point; in four dimensions x, y, z and w
 * @param shifts the numbers that are added to x, y and the layer, for each class; nothing is added in four dimensions
 * @param classes the class that each class becomes
 */
record Motion(List<List<Integer>> rows, List<List<Integer>> shifts, List<Integer> classes) {

    Motion {
        rows = List.copyOf(rows);
        shifts = List.copyOf(shifts);
        classes = List.copyOf(classes);
    }

    /** Returns the motion that leaves all cells where they are, for a number of axes and of classes. */
    static Motion identity(int axes, int classes) {
        return new Motion(
                IntStream.range(0, axes)
                        .mapToObj(row -> IntStream.range(0, axes)
                                .mapToObj(column -> column == row ? 1 : 0)
                                .toList())
                        .toList(),
                Collections.nCopies(classes, List.of(0, 0, 0)),
                IntStream.range(0, classes).boxed().toList());
    }

    /** Returns the cell to which a cell is carried. */
    Cell apply(Cell cell) {
        if (rows.size() == 4) {
            List<Integer> point = FourthAxis.numbers(cell);
            return FourthAxis.cell(
                    sum(rows.get(0), point), sum(rows.get(1), point), sum(rows.get(2), point), sum(rows.get(3), point));
        }
        int count = classes.size();
        int from = Math.floorMod(cell.z(), count);
        List<Integer> point = List.of(cell.x(), cell.y(), Math.floorDiv(cell.z(), count));
        return new Cell(
                sum(rows.get(0), point) + shifts.get(from).get(0),
                sum(rows.get(1), point) + shifts.get(from).get(1),
                (sum(rows.get(2), point) + shifts.get(from).get(2)) * count + classes.get(from));
    }

    private static int sum(List<Integer> row, List<Integer> point) {
        int sum = 0;
        for (int i = 0; i < row.size(); i++) {
            sum += row.get(i) * point.get(i);
        }
        return sum;
    }

    /** Returns true if cells of one layer are carried to cells of one layer: the new layer depends on the old one alone. */
    boolean keepsLayers() {
        return rows.subList(2, rows.size()).stream().allMatch(row -> row.get(0) == 0 && row.get(1) == 0);
    }

    Motion after(Motion first) {
        List<List<Integer>> columns = IntStream.range(0, rows.size())
                .mapToObj(column ->
                        first.rows.stream().map(row -> row.get(column)).toList())
                .toList();
        int count = classes.size();
        List<Cell> carried = IntStream.range(0, count)
                .mapToObj(number -> apply(first.apply(new Cell(0, 0, number))))
                .toList();
        return new Motion(
                rows.stream()
                        .map(row ->
                                columns.stream().map(column -> sum(row, column)).toList())
                        .toList(),
                carried.stream()
                        .map(cell -> List.of(cell.x(), cell.y(), Math.floorDiv(cell.z(), count)))
                        .toList(),
                carried.stream().map(cell -> Math.floorMod(cell.z(), count)).toList());
    }
}
