package io.github.filaforge.model;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What the pieces of a puzzle are packed into.
 *
 * @param lattice what the cells are
 * @param box the box that the cells lie in
 * @param extent which cells there are; empty if these are all of the box, and those that no user writes may stay empty
 */
public record Container(Lattice lattice, Box box, Optional<Extent> extent) {

    /** A container with all cells of a box. */
    public Container(Lattice lattice, Box box) {
        this(lattice, box, Optional.empty());
    }

    /** The same box with some cells only. */
    public Container with(Extent cells) {
        return new Container(lattice, box, Optional.of(cells));
    }

    /** All cells, in ascending order; a new list. */
    public List<Cell> cells() {
        if (extent.isEmpty()) {
            return lattice.cells(box);
        }
        List<Cell> cells = new ArrayList<>(extent.get().required());
        cells.addAll(extent.get().optional());
        Collections.sort(cells);
        return cells;
    }

    /** The cells that may stay empty. */
    public Set<Cell> optional() {
        if (extent.isEmpty() && lattice.hasJunctions()) {
            return lattice.cells(box).stream()
                    .filter(cell -> !lattice.isWritten(cell))
                    .collect(Collectors.toSet());
        }
        return extent.map(cells -> Set.copyOf(cells.optional())).orElse(Set.of());
    }

    /** Whether there is a cell that no user writes. */
    public boolean hasJunctions() {
        return lattice.hasJunctions() && optional().stream().anyMatch(cell -> !lattice.isWritten(cell));
    }

    /** Tells of cells whether they are among these. */
    public Predicate<Cell> membership() {
        return extent.<Predicate<Cell>>map(cells -> {
                    Set<Cell> known = new HashSet<>(cells.required());
                    known.addAll(cells.optional());
                    return known::contains;
                })
                .orElse(cell -> lattice.contains(box, cell));
    }
}
