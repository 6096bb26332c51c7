package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The cells of a container that does not have all cells of its box, or in which cells of the box may stay empty.
 *
 * @param required the cells that are to be filled, ascending
 * @param optional the cells that may be filled, ascending; none of them is required
 */
public record Extent(List<Cell> required, List<Cell> optional) {

    public Extent {
        required = List.copyOf(required);
        optional = List.copyOf(optional);
    }

    /**
     * Returns the extent of some cells, which are in any order.
     *
     * @throws IllegalArgumentException if a cell is required and optional
     */
    public static Extent of(Collection<Cell> required, Collection<Cell> optional) {
        Set<Cell> known = new HashSet<>(required);
        if (optional.stream().anyMatch(known::contains)) {
            throw new IllegalArgumentException("a cell is required and optional");
        }
        return new Extent(
                required.stream().sorted().distinct().toList(),
                optional.stream().sorted().distinct().toList());
    }
}
