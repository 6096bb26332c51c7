package io.github.filaforge.edge;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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

    /** Returns the order with some cells behind all others. */
    public BoardOrder withLast(Set<Integer> last) {
        return new BoardOrder(
                name,
                Stream.concat(
                                cells.stream().filter(cell -> !last.contains(cell)),
                                cells.stream().filter(last::contains))
                        .toList());
    }

    /** Returns the order row by row from the top, each from the left. */
    public static BoardOrder rows(int width, int height) {
        return new BoardOrder("row", IntStream.range(0, width * height).boxed().toList());
    }

    /** Returns the order column by column from the left, each from the top. */
    public static BoardOrder columns(int width, int height) {
        return new BoardOrder(
                "column",
                IntStream.range(0, width * height)
                        .mapToObj(number -> number % height * width + number / height)
                        .toList());
    }
}
