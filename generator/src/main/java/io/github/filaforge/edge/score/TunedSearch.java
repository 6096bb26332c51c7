package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;

/**
 * A search order with the best slip array found for it.
 *
 * @param order the order
 * @param array the array
 * @param nodes the nodes that are expected for a board of the target score
 */
public record TunedSearch(BoardOrder order, SlipArray array, Magnitude nodes) {

    /** One line: order, nodes, array. */
    public String text() {
        return order.name() + ": " + nodes.text() + " nodes a board, slip array " + array.text();
    }
}
