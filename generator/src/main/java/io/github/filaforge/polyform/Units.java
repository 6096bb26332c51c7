package io.github.filaforge.polyform;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import java.util.List;

/**
 * What polyforms of a lattice are put together from: its cells, but half squares where these are quarters of squares, since
 * that is what a polyabolo is made of. Immutable.
 */
final class Units {

    private static final String QUARTER_SQUARES = "tetrakis";
    private static final int QUARTERS = 4;

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
        return lattice.written(lattice.ofEachKind()).stream()
                .flatMap(cell -> with(cell).stream())
                .toList();
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
