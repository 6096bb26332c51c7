package io.github.filaforge.polyform;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What polyforms of a lattice are put together from: its cells, but half squares where these are quarters of squares, since
 * that is what a polyabolo is made of. Immutable.
 */
final class Units {

    private static final String QUARTER_SQUARES = "tetrakis";
    private static final int QUARTERS = 4;

    private static final Box ALL_KINDS_IN_A_PLANE = new Box(2, 2, 1);
    /** Tetrahedra take five places along each axis, or twice three. */
    private static final Box ALL_KINDS = new Box(6, 5, 5);

    private final Lattice lattice;
    private final boolean areHalves;

    Units(Lattice lattice) {
        this.lattice = lattice;
        this.areHalves = lattice.name().equals(QUARTER_SQUARES);
    }

    /** The number of cells of each. */
    int volume() {
        return areHalves ? 2 : 1;
    }

    /** Those with a cell of each kind. */
    List<List<Cell>> all() {
        Map<Integer, Cell> ofKind = new TreeMap<>();
        lattice.written(lattice.cells(lattice.isPlanar() ? ALL_KINDS_IN_A_PLANE : ALL_KINDS))
                .forEach(cell -> ofKind.putIfAbsent(lattice.kindOf(cell), cell));
        return ofKind.values().stream().flatMap(cell -> with(cell).stream()).toList();
    }

    /** Those that a cell belongs to. A half square is two quarters one after the other. */
    List<List<Cell>> with(Cell cell) {
        return areHalves
                ? List.of(List.of(cell, turned(cell, 1)), List.of(turned(cell, -1), cell))
                : List.of(List.of(cell));
    }

    private static Cell turned(Cell quarter, int by) {
        return new Cell(quarter.x(), quarter.y(), Math.floorMod(quarter.z() + by, QUARTERS));
    }
}
