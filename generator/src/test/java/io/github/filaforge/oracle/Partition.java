package io.github.filaforge.oracle;

import io.github.filaforge.model.Cell;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A solution without the names of its pieces: the region cut into parts. Exchanging copies does not change it, and it
 * is equal to any other with the same parts.
 *
 * @param parts the parts, each sorted, in the order of their first cells
 */
public record Partition(List<List<Cell>> parts) {

    public Partition {
        parts = parts.stream()
                .map(part -> part.stream().sorted().toList())
                .sorted(Comparator.comparing(part -> part.get(0)))
                .toList();
    }

    static Partition of(Collection<? extends Collection<Cell>> parts) {
        return new Partition(parts.stream().map(List::<Cell>copyOf).toList());
    }

    /** The partition after every cell has gone where the given map carries it. */
    public Partition mapped(UnaryOperator<Cell> motion) {
        return new Partition(
                parts.stream().map(part -> part.stream().map(motion).toList()).toList());
    }

    /** One line for the eye: {@code {0 0 0, 0 1 0} {1 0 0, 1 1 0}}. */
    @Override
    public String toString() {
        return parts.stream()
                .map(part -> part.stream().map(Cell::toString).collect(Collectors.joining(", ", "{", "}")))
                .collect(Collectors.joining(" "));
    }
}
