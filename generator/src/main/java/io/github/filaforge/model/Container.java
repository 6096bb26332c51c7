package io.github.filaforge.model;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Periods;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What the pieces of a puzzle are packed into.
 *
 * @param lattice what the cells are
 * @param box the box that the cells lie in
 * @param extent which cells there are; empty if these are all of the box, and those that no user writes may stay empty
 * @param periods along which axes the box is closed
 * @param colours the colours of the cells
 */
public record Container(Lattice lattice, Box box, Optional<Extent> extent, Periods periods, CellColours colours) {

    public Container {
        if (lattice.coordinates() < 4 && box.wDim() > 1) {
            throw new IllegalArgumentException("the lattice " + lattice + " has no fourth axis");
        }
        if (Math.max(Math.max(box.xDim(), box.yDim()), Math.max(box.zDim(), box.wDim())) > lattice.longestSide()) {
            throw new IllegalArgumentException("a box of the lattice " + lattice + " is at most "
                    + lattice.longestSide() + " cells long along each axis, not " + box);
        }
    }

    /** A container with all cells of a box, without colours. */
    public Container(Lattice lattice, Box box) {
        this(lattice, box, Periods.NONE);
    }

    /** A container with all cells of a box that is closed along some axes, without colours. */
    public Container(Lattice lattice, Box box, Periods periods) {
        this(lattice, box, Optional.empty(), periods, CellColours.NONE);
    }

    /** The same box with some cells only. */
    public Container with(Extent cells) {
        return new Container(lattice, box, Optional.of(cells), periods, colours);
    }

    /** The same box with some cells only, some of which may stay empty, and with the junctions between them. */
    public Container withCells(Collection<Cell> required, Collection<Cell> optional) {
        List<Cell> all = new ArrayList<>(required);
        all.addAll(optional);
        List<Cell> empty = new ArrayList<>(lattice.withJunctions(all));
        empty.removeIf(lattice::isWritten);
        empty.addAll(optional);
        return with(Extent.of(required, empty));
    }

    /** Returns the container without some of the cells that may stay empty, so that they do. */
    public Container without(Collection<Cell> empty) {
        if (empty.isEmpty()) {
            return this;
        }
        Set<Cell> optional = new HashSet<>(optional());
        List<Cell> required = cells();
        required.removeAll(optional);
        optional.removeAll(empty);
        return with(Extent.of(required, optional));
    }

    /** The same cells with other colours. */
    public Container withColours(CellColours others) {
        return new Container(lattice, box, extent, periods, others);
    }

    /** All cells, in ascending order; a new list. */
    public List<Cell> cells() {
        if (extent.isEmpty()) {
            return lattice.cells(box, periods);
        }
        List<Cell> cells = new ArrayList<>(extent.get().required());
        cells.addAll(extent.get().optional());
        Collections.sort(cells);
        return cells;
    }

    /** The cells that may stay empty. */
    public Set<Cell> optional() {
        if (extent.isEmpty() && lattice.hasJunctions()) {
            Set<Cell> junctions = new HashSet<>(lattice.cells(box));
            junctions.removeIf(lattice::isWritten);
            return junctions;
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
                .orElse(this::isInBox);
    }

    /** Whether the box has a cell; of those that closed axes make one it has the least from 0 on. */
    public boolean isInBox(Cell cell) {
        return lattice.contains(box, periods, cell);
    }

    /** The number of cells of the box. */
    public long boxCells() {
        return lattice.cellCount(box, periods);
    }

    /** A stationary piece with its cells as the box has them. */
    public Piece settled(Piece piece) {
        return periods.areNone()
                ? piece
                : new Piece(
                        piece.name(),
                        piece.cells().stream().map(periods::reduced).toList(),
                        true);
    }
}
