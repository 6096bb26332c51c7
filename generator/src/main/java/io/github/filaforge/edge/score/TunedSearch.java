package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;

/**
 * A search order with the best slip array found for it.
 *
 * @param order the order
 * @param array the array
 * @param nodes the number of nodes that is expected for a board of the target score
 */
public record TunedSearch(BoardOrder order, SlipArray array, Magnitude nodes) {

    /** Returns one line with the order, the nodes and the array. */
    public String text() {
        return order.name() + ": " + nodes.text() + " nodes a board, slip array " + array.text();
    }
}
