package io.github.filaforge.edge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * The order in which the cells of a board are filled. Immutable.
 *
 * @param name the name in reports
 * @param cells the numbers of the cells, each once
 */
public record BoardOrder(String name, List<Integer> cells) {

    /** Takes a copy of the list. */
    public BoardOrder {
        cells = List.copyOf(cells);
        if (new HashSet<>(cells).size() != cells.size()) {
            throw new IllegalArgumentException("order " + name + " has a cell twice");
        }
    }

    /** Returns the order row by row from the top, each from the left. */
    public static BoardOrder rows(int width, int height) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < width * height; cell++) {
            cells.add(cell);
        }
        return new BoardOrder("row", cells);
    }

    /** Returns the order column by column from the left, each from the top. */
    public static BoardOrder columns(int width, int height) {
        List<Integer> cells = new ArrayList<>();
        for (int column = 0; column < width; column++) {
            for (int row = 0; row < height; row++) {
                cells.add(row * width + column);
            }
        }
        return new BoardOrder("column", cells);
    }
}
