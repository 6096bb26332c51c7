package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The turns of pieces of a lattice: its motions, which carry the lattice to itself, and in some lattices further turns,
 * which carry only some pieces to cells. Immutable.
 */
public final class PieceTurns {

    /** Compares lists of ascending cells cell by cell; a list that another one goes on from comes before it. */
    public static final Comparator<List<Cell>> CELL_BY_CELL = (left, right) -> {
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            int order = left.get(i).compareTo(right.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.size(), right.size());
    };

    private final LatticeForm form;
    private final List<Symmetry> motions;
    private final List<Symmetry> planeRotations;
    private final List<Symmetry> further;

    /**
     * Makes the turns of the pieces of a lattice.
     *
     * @param symmetries all symmetries of the lattice
     * @param further the further turns, which pieces may make if they carry them to cells
     */
    PieceTurns(LatticeForm form, List<Symmetry> symmetries, List<Symmetry> further) {
        this.form = form;
        this.motions = form.isPlanar
                ? symmetries
                : symmetries.stream()
                        .filter(symmetry -> !symmetry.isReflection())
                        .toList();
        this.planeRotations =
                symmetries.stream().filter(Symmetry::isPlaneRotation).toList();
        this.further = further;
    }

    /** Returns the motions that a piece may make: it may turn, and in the plane be flipped unless it is one-sided. */
    public List<Symmetry> motions(boolean oneSided) {
        return oneSided ? planeRotations : motions;
    }

    /** Returns true if some pieces turn in more ways than the lattice: pieces of balls in a plane that is triangular. */
    public boolean hasFurther() {
        return !further.isEmpty();
    }

    /** Returns the further turns, on the scale of those of the form. */
    List<Symmetry> further() {
        return further;
    }

    /** Returns the greatest number of orientations that a piece can have. */
    public int most() {
        return motions.size() * (1 + further.size());
    }

    /** Returns cells after a turn, in ascending order, and moved so that the first belongs to the origin. */
    public List<Cell> turned(List<Cell> cells, Symmetry motion) {
        Cell[] turned = new Cell[cells.size()];
        for (int i = 0; i < turned.length; i++) {
            turned[i] = form.apply(motion, cells.get(i));
        }
        Arrays.sort(turned);
        return form.seenFromFirst(turned);
    }

    /**
     * Returns all distinct orientations of a piece, in ascending order, cell by cell; each has the form that {@link #turned}
     * gives it. The result is equal for all orientations of a piece, except that further turns may carry only some
     * orientations of a piece of several parts to cells.
     *
     * @param oneSided true if the piece turns only in its plane
     */
    public List<List<Cell>> orientations(List<Cell> cells, boolean oneSided) {
        TreeSet<List<Cell>> distinct = new TreeSet<>(CELL_BY_CELL);
        for (Symmetry motion : motions(oneSided)) {
            distinct.add(turned(cells, motion));
        }
        if (!oneSided) {
            for (List<Cell> orientation : List.copyOf(distinct)) {
                for (Symmetry turn : further) {
                    carriedFurther(orientation, turn).ifPresent(carried -> {
                        Arrays.sort(carried);
                        distinct.add(form.seenFromFirst(carried));
                    });
                }
            }
        }
        return List.copyOf(distinct);
    }

    /**
     * Returns all orientations of a piece, some more than once and moved in any way. In each, the cells stand in the order
     * of the cells of the piece.
     *
     * @param oneSided true if the piece turns only in its plane
     */
    public List<List<Cell>> ways(List<Cell> cells, boolean oneSided) {
        List<List<Cell>> ways = new ArrayList<>();
        for (Symmetry motion : motions(oneSided)) {
            ways.add(cells.stream().map(cell -> form.apply(motion, cell)).toList());
        }
        if (!oneSided) {
            for (List<Cell> way : List.copyOf(ways)) {
                further.forEach(turn -> carriedFurther(way, turn).map(List::of).ifPresent(ways::add));
            }
        }
        return ways;
    }

    /** Returns cells turned about the first of them, in their order; empty if one of them would not lie on a cell. */
    private Optional<Cell[]> carriedFurther(List<Cell> cells, Symmetry turn) {
        int scale = form.furtherTurnScale;
        Cell[] turned = new Cell[cells.size()];
        for (int i = 0; i < turned.length; i++) {
            Cell step = cells.get(i).minus(cells.get(0));
            int x = turn.coordinate(0, step.x(), step.y(), step.z());
            int y = turn.coordinate(1, step.x(), step.y(), step.z());
            int z = turn.coordinate(2, step.x(), step.y(), step.z());
            turned[i] = new Cell(x / scale, y / scale, z / scale);
            if (x % scale != 0 || y % scale != 0 || z % scale != 0 || !form.hasCell(turned[i])) {
                return Optional.empty();
            }
        }
        return Optional.of(turned);
    }
}
