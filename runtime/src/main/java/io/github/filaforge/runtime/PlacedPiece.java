package io.github.filaforge.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece where a solution has it. Immutable.
 *
 * @param name the name of the piece
 * @param cells its cells in ascending order, each by its coordinates: x, y, z on a board
 * @param turn by how many quarter turns clockwise it is turned; -1 where its cells say that
 */
public record PlacedPiece(String name, List<List<Integer>> cells, int turn) {

    /** A piece whose cells say how it lies. */
    public PlacedPiece(String name, List<List<Integer>> cells) {
        this(name, cells, -1);
    }

    /** Takes copies of the lists. */
    public PlacedPiece {
        List<List<Integer>> copies = new ArrayList<>(cells.size());
        for (List<Integer> cell : cells) {
            copies.add(List.copyOf(cell));
        }
        cells = List.copyOf(copies);
    }
}
