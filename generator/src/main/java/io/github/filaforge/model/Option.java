package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import java.util.List;

/**
 * An option of a choice: cells that stay open together in the solutions that have the option.
 *
 * @param name the name of the option, unique in its choice
 * @param cells the cells in ascending order, each once; they need not be connected
 */
public record Option(String name, List<Cell> cells) {

    /**
     * Makes an option from cells in any order.
     *
     * @throws IllegalArgumentException if there is no cell
     */
    public Option {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("option " + name + " has no cells");
        }
        cells = cells.stream().sorted().distinct().toList();
    }
}
