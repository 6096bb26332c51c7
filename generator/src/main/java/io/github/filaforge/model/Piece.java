package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A named piece as its definition gives it.
 *
 * @param name the name, unique in a puzzle; any characters but white space and commas
 * @param cells the cells in ascending order, none twice; where the piece lies if it is stationary, else any translation
 *     of it; not necessarily connected
 * @param stationary whether the piece stays where its cells are and so only shapes the region
 */
public record Piece(String name, List<Cell> cells, boolean stationary) {

    public Piece {
        // of single cells there may be hundreds of thousands
        cells = cells.size() == 1
                ? List.copyOf(cells)
                : cells.stream().sorted().distinct().toList();
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("piece " + name + " has no cells");
        }
    }

    /** The number of cells. */
    public int volume() {
        return cells.size();
    }

    /** Whether each cell can be reached from each other through neighbours in the piece. */
    public boolean isConnected(Lattice lattice) {
        return fragments(lattice).size() == 1;
    }

    /** The volumes of the connected parts, in the order of their first cells. */
    public List<Integer> fragments(Lattice lattice) {
        Set<Cell> unseen = new HashSet<>(cells);
        List<Integer> fragments = new ArrayList<>();
        for (Cell start : cells) {
            if (unseen.contains(start)) {
                int before = unseen.size();
                removeConnected(start, unseen, lattice);
                fragments.add(before - unseen.size());
            }
        }
        return fragments;
    }

    private static void removeConnected(Cell start, Set<Cell> unseen, Lattice lattice) {
        Deque<Cell> reached = new ArrayDeque<>(List.of(start));
        unseen.remove(start);
        while (!reached.isEmpty()) {
            Cell cell = reached.pop();
            for (Direction direction : lattice.directions(cell)) {
                Cell neighbour = cell.plus(direction.step());
                if (unseen.remove(neighbour)) {
                    reached.push(neighbour);
                }
            }
        }
    }
}
