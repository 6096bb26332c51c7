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
 * The cells into which the pieces of a puzzle are packed.
 *
 * @param lattice the lattice of the cells
 * @param box the box in which the cells lie
 * @param extent the cells of the container; empty if it has all cells of the box, of which only the junctions may stay empty
 * @param periods the periods along the axes along which the box is closed
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

    /** Makes a container with all cells of a box, without colours. */
    public Container(Lattice lattice, Box box) {
        this(lattice, box, Periods.NONE);
    }

    /** Makes a container with all cells of a box that is closed along some axes, without colours. */
    public Container(Lattice lattice, Box box, Periods periods) {
        this(lattice, box, Optional.empty(), periods, CellColours.NONE);
    }

    /** Returns a container with the box and colours of this one, and with some cells only. */
    public Container with(Extent cells) {
        return new Container(lattice, box, Optional.of(cells), periods, colours);
    }

    /**
     * Returns a container with the box and colours of this one, and with some cells only. It also has the junctions between
     * these cells, which may stay empty.
     *
     * @param required the cells that are to be filled
     * @param optional the cells that may stay empty
     */
    public Container withCells(Collection<Cell> required, Collection<Cell> optional) {
        List<Cell> all = new ArrayList<>(required);
        all.addAll(optional);
        List<Cell> empty = new ArrayList<>(lattice.withJunctions(all));
        empty.removeIf(lattice::isWritten);
        empty.addAll(optional);
        return with(Extent.of(required, empty));
    }

    /** Returns this container without some of the cells that may stay empty, so that no piece fills them. */
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

    /** Returns a container with the cells of this one and other colours. */
    public Container withColours(CellColours others) {
        return new Container(lattice, box, extent, periods, others);
    }

    /** Returns a new list of all cells, in ascending order. */
    public List<Cell> cells() {
        if (extent.isEmpty()) {
            return lattice.cells(box, periods);
        }
        List<Cell> cells = new ArrayList<>(extent.get().required());
        cells.addAll(extent.get().optional());
        Collections.sort(cells);
        return cells;
    }

    /** Returns the cells that may stay empty. */
    public Set<Cell> optional() {
        if (extent.isEmpty() && lattice.hasJunctions()) {
            Set<Cell> junctions = new HashSet<>(lattice.cells(box));
            junctions.removeIf(lattice::isWritten);
            return junctions;
        }
        return extent.map(cells -> Set.copyOf(cells.optional())).orElse(Set.of());
    }

    /** Returns true if the container has a junction: a cell that users do not write. */
    public boolean hasJunctions() {
        return lattice.hasJunctions() && optional().stream().anyMatch(cell -> !lattice.isWritten(cell));
    }

    /** Returns the test whether a cell belongs to the container. */
    public Predicate<Cell> membership() {
        return extent.<Predicate<Cell>>map(cells -> {
                    Set<Cell> known = new HashSet<>(cells.required());
                    known.addAll(cells.optional());
                    return known::contains;
                })
                .orElse(this::isInBox);
    }

    /**
     * Returns true if the box has a cell. Of the places that a closed axis makes one cell, the box has the place with the
     * least coordinates from 0 on.
     */
    public boolean isInBox(Cell cell) {
        return lattice.contains(box, periods, cell);
    }

    /** Returns the number of cells of the box. */
    public long boxCells() {
        return lattice.cellCount(box, periods);
    }

    /**
     * Returns a stationary piece with its cells at the places that a closed box has. Without closed axes it is unchanged.
     */
    public Piece settled(Piece piece) {
        return periods.areNone()
                ? piece
                : new Piece(
                        piece.name(),
                        piece.cells().stream().map(periods::reduced).toList(),
                        true);
    }
}
