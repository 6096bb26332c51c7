package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A piece in one of its turns. Turns of equal numbers of cells are ordered by these, cell by cell, and then by colours.
 *
 * @param cells the cells, in ascending order
 * @param colours the colours of the cells; empty if all are neutral
 */
record Turn(List<Cell> cells, List<Integer> colours) implements Comparable<Turn> {

    /** Returns a piece as it is defined. */
    static Turn of(Piece piece) {
        return new Turn(piece.cells(), piece.colours());
    }

    /** Returns the turn after a symmetry, moved so that the first cell belongs to the origin. */
    Turn after(Symmetry symmetry, Lattice lattice) {
        return colours.isEmpty()
                ? new Turn(lattice.turns().turned(cells, symmetry), colours)
                : carried(
                        cells.stream()
                                .map(cell -> lattice.apply(symmetry, cell))
                                .toList(),
                        lattice);
    }

    /** Returns the cells at other places, with their colours. */
    private Turn carried(List<Cell> places, Lattice lattice) {
        SortedMap<Cell, Integer> carried = new TreeMap<>();
        for (int i = 0; i < places.size(); i++) {
            carried.put(places.get(i), colours.get(i));
        }
        return new Turn(lattice.seenFromFirst(new ArrayList<>(carried.keySet())), List.copyOf(carried.values()));
    }

    /** Returns all distinct turns of the piece, in ascending order. */
    List<Turn> all(Lattice lattice, boolean oneSided) {
        if (colours.isEmpty()) {
            return lattice.turns().orientations(cells, oneSided).stream()
                    .map(orientation -> new Turn(orientation, colours))
                    .toList();
        }
        TreeSet<Turn> distinct = new TreeSet<>();
        lattice.turns().ways(cells, oneSided).forEach(way -> distinct.add(carried(way, lattice)));
        return List.copyOf(distinct);
    }

    // As in Cell: the methods that the compiler makes for a record cost time at every start.
    @Override
    public boolean equals(Object other) {
        return other instanceof Turn turn && cells.equals(turn.cells) && colours.equals(turn.colours);
    }

    @Override
    public int hashCode() {
        return 31 * cells.hashCode() + colours.hashCode();
    }

    @Override
    public int compareTo(Turn other) {
        for (int i = 0; i < cells.size(); i++) {
            int order = cells.get(i).compareTo(other.cells.get(i));
            if (order != 0) {
                return order;
            }
        }
        for (int i = 0; i < colours.size(); i++) {
            int order = Integer.compare(colours.get(i), other.colours.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
