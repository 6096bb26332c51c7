package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.PieceTurns;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.lattice.Turns;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A piece in one of its orientations, with its colours. Orientations of equal numbers of cells are ordered by the cells,
 * one by one, and then by the colours.
 *
 * @param cells the cells, in ascending order
 * @param colours the colours of the cells; empty if all are neutral
 */
record Orientation(List<Cell> cells, List<Integer> colours) implements Comparable<Orientation> {

    /** Returns the orientation after a symmetry, moved so that the first cell belongs to the origin. */
    Orientation after(Symmetry symmetry, Lattice lattice) {
        return colours.isEmpty()
                ? new Orientation(lattice.turns().turned(cells, symmetry), colours)
                : carried(
                        cells.stream()
                                .map(cell -> lattice.apply(symmetry, cell))
                                .toList(),
                        lattice);
    }

    /** Returns the cells at other places, with their colours. */
    private Orientation carried(List<Cell> places, Lattice lattice) {
        SortedMap<Cell, Integer> carried = new TreeMap<>();
        for (int i = 0; i < places.size(); i++) {
            carried.put(places.get(i), colours.get(i));
        }
        return new Orientation(lattice.seenFromFirst(new ArrayList<>(carried.keySet())), List.copyOf(carried.values()));
    }

    /** Returns all distinct orientations that a piece has with the turns that it may make, in ascending order. */
    List<Orientation> all(Lattice lattice, Turns turns) {
        if (colours.isEmpty()) {
            return lattice.turns().orientations(cells, turns).stream()
                    .map(turned -> new Orientation(turned, colours))
                    .toList();
        }
        TreeSet<Orientation> distinct = new TreeSet<>();
        lattice.turns().ways(cells, turns).forEach(way -> distinct.add(carried(way, lattice)));
        return List.copyOf(distinct);
    }

    // As in Cell: the methods that the compiler makes for a record cost time at every start.
    @Override
    public boolean equals(Object other) {
        return other instanceof Orientation orientation
                && cells.equals(orientation.cells)
                && colours.equals(orientation.colours);
    }

    @Override
    public int hashCode() {
        return 31 * cells.hashCode() + colours.hashCode();
    }

    @Override
    public int compareTo(Orientation other) {
        int order = PieceTurns.CELL_BY_CELL.compare(cells, other.cells);
        for (int i = 0; i < colours.size() && order == 0; i++) {
            order = Integer.compare(colours.get(i), other.colours.get(i));
        }
        return order;
    }
}
