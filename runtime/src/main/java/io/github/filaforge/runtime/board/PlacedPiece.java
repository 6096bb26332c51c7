package io.github.filaforge.runtime.board;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece at its place in a solution. Immutable.
 *
 * @param name the name of the piece
 * @param cells its cells in ascending order, each by its coordinates: x, y, z on a board
 * @param turn the number of quarter turns clockwise by which it is turned; -1 if its cells determine the orientation
 */
public record PlacedPiece(String name, List<List<Integer>> cells, int turn) {

    /** Creates a piece whose cells determine its orientation. */
    public PlacedPiece(String name, List<List<Integer>> cells) {
        this(name, cells, -1);
    }

    /** Copies the lists. */
    public PlacedPiece {
        List<List<Integer>> copies = new ArrayList<>(cells.size());
        for (List<Integer> cell : cells) {
            copies.add(List.copyOf(cell));
        }
        cells = List.copyOf(copies);
    }
}
