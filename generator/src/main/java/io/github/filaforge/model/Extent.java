package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which cells of a box a container has, where these are not all.
 *
 * @param required the cells that are to be filled, ascending
 * @param optional the cells that may be filled, ascending; none of them is required
 */
public record Extent(List<Cell> required, List<Cell> optional) {

    public Extent {
        required = List.copyOf(required);
        optional = List.copyOf(optional);
    }

    /** The extent of some cells, in any order. */
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
