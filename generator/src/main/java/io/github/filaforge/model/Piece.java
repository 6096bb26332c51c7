package io.github.filaforge.model;

import java.util.ArrayDeque;
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
        cells = cells.stream().sorted().distinct().toList();
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("piece " + name + " has no cells");
        }
    }

    /** The number of cells. */
    public int volume() {
        return cells.size();
    }

    /** Whether each cell can be reached from each other through neighbours in the piece. */
    public boolean isConnected() {
        Set<Cell> unseen = new HashSet<>(cells);
        Deque<Cell> reached = new ArrayDeque<>(List.of(cells.get(0)));
        unseen.remove(cells.get(0));
        while (!reached.isEmpty()) {
            Cell cell = reached.pop();
            for (Direction direction : Direction.values()) {
                Cell neighbour = cell.plus(direction.step());
                if (unseen.remove(neighbour)) {
                    reached.push(neighbour);
                }
            }
        }
        return unseen.isEmpty();
    }
}
