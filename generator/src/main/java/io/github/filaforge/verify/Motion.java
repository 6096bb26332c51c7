package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * A motion of the lattice that keeps the origin, as a matrix. The rotations are all products of quarter turns about two
 * axes; a reflection is a rotation of a mirror image.
 *
 * @param rows the matrix row by row: what x, y and z become
 */
record Motion(List<List<Integer>> rows) {

    private static final Motion IDENTITY = new Motion(List.of(List.of(1, 0, 0), List.of(0, 1, 0), List.of(0, 0, 1)));
    private static final Motion ABOUT_X = new Motion(List.of(List.of(1, 0, 0), List.of(0, 0, -1), List.of(0, 1, 0)));
    private static final Motion ABOUT_Z = new Motion(List.of(List.of(0, -1, 0), List.of(1, 0, 0), List.of(0, 0, 1)));
    private static final Motion MIRROR = new Motion(List.of(List.of(-1, 0, 0), List.of(0, 1, 0), List.of(0, 0, 1)));

    /** The 24 rotations. */
    static List<Motion> rotations() {
        return products(List.of(ABOUT_X, ABOUT_Z));
    }

    /** The 4 rotations that leave a plane puzzle lying as it lies. */
    static List<Motion> planeRotations() {
        return products(List.of(ABOUT_Z));
    }

    /** The 48 rotations and reflections. */
    static List<Motion> all() {
        return products(List.of(ABOUT_X, ABOUT_Z, MIRROR));
    }

    /** All products of some motions, the identity first. */
    private static List<Motion> products(List<Motion> generators) {
        List<Motion> products = new ArrayList<>(List.of(IDENTITY));
        for (int i = 0; i < products.size(); i++) {
            for (Motion generator : generators) {
                Motion product = generator.after(products.get(i));
                if (!products.contains(product)) {
                    products.add(product);
                }
            }
        }
        return products;
    }

    private Motion after(Motion first) {
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
        return new Motion(List.copyOf(product));
    }

    /** Where a cell comes to lie. */
    Cell apply(Cell cell) {
        return new Cell(sum(rows.get(0), cell), sum(rows.get(1), cell), sum(rows.get(2), cell));
    }

    private static int sum(List<Integer> row, Cell cell) {
        return row.get(0) * cell.x() + row.get(1) * cell.y() + row.get(2) * cell.z();
    }

    /** Where cells come to lie, in ascending order and moved so that the first of them is the origin. */
    List<Cell> applyAtOrigin(List<Cell> cells) {
        return atOrigin(cells.stream().map(this::apply).sorted().toList());
    }

    /** Cells in ascending order, moved so that the first of them is the origin. */
    static List<Cell> atOrigin(List<Cell> cells) {
        Cell first = cells.get(0);
        return cells.stream().map(cell -> cell.minus(first)).toList();
    }
}
