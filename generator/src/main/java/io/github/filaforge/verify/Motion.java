package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.FourthAxis;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import java.util.ArrayList;
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

    /** Returns the motion by which a symmetry carries the cells of a lattice. */
    static Motion of(Lattice lattice, Symmetry symmetry) {
        int count = lattice.classes();
        List<Cell> steps = lattice.coordinates() == 4
                ? List.of(
                        new Cell(1, 0, 0), new Cell(0, 1, 0), FourthAxis.cell(0, 0, 1, 0), FourthAxis.cell(0, 0, 0, 1))
                : List.of(new Cell(1, 0, 0), new Cell(0, 1, 0), new Cell(0, 0, count));
        Cell first = lattice.apply(symmetry, new Cell(0, 0, 0));
        List<List<Integer>> columns = steps.stream()
                .map(step -> numbers(lattice, lattice.apply(symmetry, step).minus(first)))
                .toList();
        List<Cell> carried = IntStream.range(0, count)
                .mapToObj(number -> lattice.apply(symmetry, new Cell(0, 0, number)))
                .toList();
        return new Motion(
                IntStream.range(0, steps.size())
                        .mapToObj(row ->
                                columns.stream().map(column -> column.get(row)).toList())
                        .toList(),
                carried.stream()
                        .map(cell -> List.of(cell.x(), cell.y(), Math.floorDiv(cell.z(), count)))
                        .toList(),
                carried.stream().map(cell -> Math.floorMod(cell.z(), count)).toList());
    }

    /** Returns the numbers of a step between cells of one class, along all axes. */
    private static List<Integer> numbers(Lattice lattice, Cell step) {
        return lattice.coordinates() == 4
                ? FourthAxis.numbers(step)
                : List.of(step.x(), step.y(), step.z() / lattice.classes());
    }

    /** Returns the motion that leaves all cells where they are, for a number of axes and of classes. */
    static Motion identity(int axes, int classes) {
        List<List<Integer>> shifts = new ArrayList<>();
        List<Integer> same = new ArrayList<>();
        for (int number = 0; number < classes; number++) {
            shifts.add(List.of(0, 0, 0));
            same.add(number);
        }
        List<List<Integer>> rows = new ArrayList<>();
        for (int row = 0; row < axes; row++) {
            int own = row;
            rows.add(IntStream.range(0, axes)
                    .mapToObj(column -> column == own ? 1 : 0)
                    .toList());
        }
        return new Motion(rows, shifts, same);
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

    /** Returns this motion after another one. */
    Motion after(Motion first) {
        List<List<Integer>> product = new ArrayList<>();
        for (List<Integer> row : rows) {
            List<Integer> sums = new ArrayList<>();
            for (int column = 0; column < rows.size(); column++) {
                int sum = 0;
                for (int i = 0; i < rows.size(); i++) {
                    sum += row.get(i) * first.rows.get(i).get(column);
                }
                sums.add(sum);
            }
            product.add(List.copyOf(sums));
        }
        List<List<Integer>> moved = new ArrayList<>();
        List<Integer> become = new ArrayList<>();
        for (int number = 0; number < classes.size(); number++) {
            Cell carried = apply(first.apply(new Cell(0, 0, number)));
            moved.add(List.of(carried.x(), carried.y(), Math.floorDiv(carried.z(), classes.size())));
            become.add(Math.floorMod(carried.z(), classes.size()));
        }
        return new Motion(product, moved, become);
    }
}
