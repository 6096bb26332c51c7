package io.github.filaforge.polyform;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.PieceTurns;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.lattice.Turns;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A rule that decides which polyforms of a lattice are one piece, and therefore the number of pieces of a size. Each piece
 * is given by the least of its turned forms: cells in ascending order from a corner at 0 0 0, compared from the first cell
 * on.
 *
 * @param lattice the lattice of the cells
 * @param kind the ways in which a piece may be turned without becoming another
 */
public record Polyforms(Lattice lattice, Kind kind) {

    /** The ways in which a piece may be turned without becoming another. */
    public enum Kind {
        /** Flat pieces that may be turned over; of squares 1, 1, 2, 5, 12, 35, 108. */
        FREE,
        /** Flat pieces that may not be turned over; of squares 1, 1, 2, 7, 18, 60, 196. */
        ONE_SIDED,
        /** Pieces in space, of which mirror images are two; of cubes 1, 1, 2, 8, 29, 166. */
        SOLID
    }

    private static final Comparator<List<Cell>> ORDER = PieceTurns.CELL_BY_CELL;

    /** Returns the motions that do not make another piece. */
    List<Symmetry> motions() {
        return switch (kind) {
            case FREE -> lattice.turns().motions(Turns.FLIP);
            case ONE_SIDED -> lattice.turns().motions(Turns.TURN);
            case SOLID -> lattice.turns().motions(Turns.ALL);
        };
    }

    /**
     * Returns all pieces of a size in their order, which begins with the straight one for squares. Each is grown from the
     * pieces of one unit less.
     *
     * @param size the number of units of each piece, from 1: half squares where cells are quarters, else cells
     */
    public SortedSet<List<Cell>> ofSize(int size) {
        List<Symmetry> motions = motions();
        SortedSet<List<Cell>> forms = new TreeSet<>(ORDER);
        for (Cell cell : lattice.written(lattice.ofEachKind())) {
            for (List<Cell> unit : lattice.unitsWith(cell)) {
                forms.add(least(unit, motions));
            }
        }
        for (int grown = 1; grown < size; grown++) {
            forms = grown(forms, motions);
        }
        // Further turns come only at the end, since units that grow round a piece that is turned further need not fit
        // the lattice.
        return lattice.turns().hasFurther()
                ? forms.stream().map(this::least).collect(Collectors.toCollection(() -> new TreeSet<>(ORDER)))
                : forms;
    }

    private SortedSet<List<Cell>> grown(Collection<List<Cell>> forms, List<Symmetry> motions) {
        SortedSet<List<Cell>> grown = new TreeSet<>(ORDER);
        for (List<Cell> smaller : forms) {
            for (Cell added : neighbours(smaller)) {
                for (List<Cell> unit : lattice.unitsWith(added)) {
                    List<Cell> cells = new ArrayList<>(smaller);
                    cells.removeAll(unit);
                    if (cells.size() == smaller.size()) {
                        cells.addAll(unit);
                        grown.add(least(cells, motions));
                    }
                }
            }
        }
        return grown;
    }

    private Set<Cell> neighbours(List<Cell> form) {
        Set<Cell> neighbours = new HashSet<>();
        for (Cell cell : form) {
            for (Direction direction : lattice.directions(cell)) {
                Cell neighbour = cell.plus(direction.step());
                boolean isInLayer = kind == Kind.SOLID || lattice.layer(neighbour) == lattice.layer(cell);
                if (isInLayer && lattice.isWritten(neighbour)) {
                    neighbours.add(neighbour);
                }
            }
        }
        form.forEach(neighbours::remove);
        return neighbours;
    }

    /** Returns the form that stands for a piece, in whatever way its cells are turned. */
    public List<Cell> least(Collection<Cell> cells) {
        if (kind == Kind.SOLID && lattice.turns().hasFurther()) {
            return lattice.turns().orientations(cells.stream().sorted().toList(), Turns.ALL).stream()
                    .map(turned -> moved(turned.stream()))
                    .min(ORDER)
                    .orElseThrow();
        }
        return least(cells, motions());
    }

    private List<Cell> least(Collection<Cell> cells, List<Symmetry> motions) {
        return motions.stream().map(motion -> turned(cells, motion)).min(ORDER).orElseThrow();
    }

    /**
     * Returns the mirror image of a piece, with left and right exchanged where the lattice allows it, ascending from a
     * corner at 0 0 0.
     */
    public List<Cell> mirrored(Collection<Cell> cells) {
        List<Symmetry> reflections = lattice.symmetries().stream()
                .filter(symmetry -> symmetry.keepsPlane() && symmetry.isReflection())
                .toList();
        Symmetry reflection = reflections.stream()
                .filter(symmetry -> symmetry.numbers().equals(List.of(-1, 0, 0, 0, 1, 0, 0, 0, 1)))
                .findFirst()
                .orElse(reflections.get(0));
        return turned(cells, reflection);
    }

    private List<Cell> turned(Collection<Cell> cells, Symmetry motion) {
        return moved(cells.stream().map(cell -> lattice.apply(motion, cell)));
    }

    private List<Cell> moved(Stream<Cell> cells) {
        List<Cell> turned = cells.toList();
        Cell corner = lattice.corner(turned);
        return turned.stream().map(cell -> cell.minus(corner)).sorted().toList();
    }
}
