package io.github.filaforge.polyform;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Symmetry;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Which polyominoes or polycubes are one piece, and so how many there are of a size. Each is given by the least of its
 * turned forms: cells in ascending order from a corner at 0 0 0, compared from the first cell on.
 */
public enum Polyforms {
    /** Flat pieces that may be turned over: 1, 1, 2, 5, 12, 35, 108. */
    FREE,

    /** Flat pieces that may not: 1, 1, 2, 7, 18, 60, 196. */
    ONE_SIDED,

    /** Pieces of cubes, of which mirror images are two: 1, 1, 2, 8, 29, 166. */
    SOLID;

    private static final Comparator<List<Cell>> ORDER = (one, other) -> {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = one.get(i).compareTo(other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    };

    /** How a piece may be turned and stay what it is. */
    private List<Symmetry> symmetries() {
        return switch (this) {
            case FREE ->
                Lattices.CUBIC.motions(false).stream()
                        .filter(Symmetry::keepsPlane)
                        .toList();
            case ONE_SIDED -> Lattices.CUBIC.motions(true);
            case SOLID -> Lattices.CUBIC.motions(false);
        };
    }

    /**
     * All pieces of a size in their order, which begins with the straight one. Each is grown from those of one cell less.
     *
     * @param size the number of cells of each, from 1
     */
    public SortedSet<List<Cell>> ofSize(int size) {
        SortedSet<List<Cell>> forms = new TreeSet<>(ORDER);
        if (size == 1) {
            forms.add(List.of(new Cell(0, 0, 0)));
            return forms;
        }
        List<Symmetry> symmetries = symmetries();
        for (List<Cell> smaller : ofSize(size - 1)) {
            for (Cell added : neighbours(smaller)) {
                Set<Cell> grown = new HashSet<>(smaller);
                grown.add(added);
                forms.add(least(grown, symmetries));
            }
        }
        return forms;
    }

    private Set<Cell> neighbours(List<Cell> form) {
        Set<Cell> neighbours = new HashSet<>();
        for (Cell cell : form) {
            for (Direction direction : Lattices.CUBIC.directions()) {
                if (this == SOLID || direction.step().z() == 0) {
                    neighbours.add(cell.plus(direction.step()));
                }
            }
        }
        form.forEach(neighbours::remove);
        return neighbours;
    }

    /** The form that stands for a piece, however its cells are turned. */
    public List<Cell> least(Collection<Cell> cells) {
        return least(cells, symmetries());
    }

    private static List<Cell> least(Collection<Cell> cells, List<Symmetry> symmetries) {
        return symmetries.stream()
                .map(symmetry -> turned(cells, symmetry))
                .min(ORDER)
                .orElseThrow();
    }

    /** The mirror image of a piece, ascending from a corner at 0 0 0. */
    public static List<Cell> mirrored(Collection<Cell> cells) {
        return moved(cells.stream().map(cell -> new Cell(-cell.x(), cell.y(), cell.z())));
    }

    private static List<Cell> turned(Collection<Cell> cells, Symmetry symmetry) {
        return moved(cells.stream().map(cell -> Lattices.CUBIC.apply(symmetry, cell)));
    }

    private static List<Cell> moved(Stream<Cell> cells) {
        List<Cell> turned = cells.toList();
        Cell corner = new Cell(
                turned.stream().mapToInt(Cell::x).min().orElseThrow(),
                turned.stream().mapToInt(Cell::y).min().orElseThrow(),
                turned.stream().mapToInt(Cell::z).min().orElseThrow());
        return turned.stream().map(cell -> cell.minus(corner)).sorted().toList();
    }
}
