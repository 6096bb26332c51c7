package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.Arrays;
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
        List<List<Cell>> sorted = new ArrayList<>(parts.size());
        for (List<Cell> part : parts) {
            Cell[] cells = part.toArray(Cell[]::new);
            Arrays.sort(cells);
            sorted.add(List.of(cells));
        }
        sorted.sort(Comparator.comparing(part -> part.get(0)));
        parts = List.copyOf(sorted);
    }

    static Partition of(Collection<? extends Collection<Cell>> parts) {
        return new Partition(parts.stream().map(List::<Cell>copyOf).toList());
    }

    /** Returns the partition after the given map has carried every cell. */
    public Partition mapped(UnaryOperator<Cell> motion) {
        List<List<Cell>> mapped = new ArrayList<>(parts.size());
        for (List<Cell> part : parts) {
            Cell[] cells = new Cell[part.size()];
            Arrays.setAll(cells, index -> motion.apply(part.get(index)));
            mapped.add(Arrays.asList(cells));
        }
        return new Partition(mapped);
    }

    /** Many partitions would share the hash code of the list, which hardly mixes small numbers such as coordinates. */
    @Override
    public int hashCode() {
        int hash = 0;
        for (List<Cell> part : parts) {
            hash += 1;
            for (Cell cell : part) {
                hash = (hash ^ cell.hashCode()) * 0x9E3779B1;
            }
        }
        return hash ^ hash >>> 16;
    }

    /** Returns the parts on one line: {@code {0 0 0, 0 1 0} {1 0 0, 1 1 0}}. */
    @Override
    public String toString() {
        return parts.stream()
                .map(part -> part.stream().map(Cell::toString).collect(Collectors.joining(", ", "{", "}")))
                .collect(Collectors.joining(" "));
    }
}
