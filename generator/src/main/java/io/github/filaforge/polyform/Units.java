package io.github.filaforge.polyform;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import java.util.List;

/**
 * The units of which polyforms of a lattice are composed: its cells, or half squares where the cells are quarters of
 * squares, since polyaboloes consist of half squares. Immutable.
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

    /** Returns the number of cells of a unit. */
    int volume() {
        return areHalves ? 2 : 1;
    }

    /** Returns the units with a cell of each kind. */
    List<List<Cell>> all() {
        return lattice.written(lattice.ofEachKind()).stream()
                .flatMap(cell -> with(cell).stream())
                .toList();
    }

    /** Returns the units to which a cell belongs. A half square is two quarters one after the other. */
    List<List<Cell>> with(Cell cell) {
        return areHalves
                ? List.of(List.of(cell, turned(cell, 1)), List.of(turned(cell, -1), cell))
                : List.of(List.of(cell));
    }

    private static Cell turned(Cell quarter, int by) {
        return new Cell(quarter.x(), quarter.y(), Math.floorMod(quarter.z() + by, QUARTERS));
    }
}
