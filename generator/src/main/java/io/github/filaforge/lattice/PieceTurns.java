package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * How pieces of a lattice turn: by its motions, which carry it to itself, and in some lattices by further turns, which
 * carry only some pieces to cells. Immutable.
 */
public final class PieceTurns {

    /** Compares lists of ascending cells of one length cell by cell. */
    private static final Comparator<List<Cell>> CELL_BY_CELL = (left, right) -> {
        for (int i = 0; i < left.size(); i++) {
            int order = left.get(i).compareTo(right.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    };

    private final LatticeForm form;
    private final List<Symmetry> motions;
    private final List<Symmetry> planeRotations;
    private final List<Symmetry> further;

    /**
     * The turns of a lattice's pieces.
     *
     * @param symmetries all symmetries of the lattice
     * @param further what pieces may do besides, where that carries them to cells
     */
    PieceTurns(LatticeForm form, List<Symmetry> symmetries, List<Symmetry> further) {
        this.form = form;
        List<Symmetry> rotations = new ArrayList<>();
        List<Symmetry> inPlane = new ArrayList<>();
        for (Symmetry symmetry : symmetries) {
            if (!symmetry.isReflection()) {
                rotations.add(symmetry);
            }
            if (symmetry.isPlaneRotation()) {
                inPlane.add(symmetry);
            }
        }
        this.motions = form.isPlanar() ? symmetries : List.copyOf(rotations);
        this.planeRotations = List.copyOf(inPlane);
        this.further = further;
    }

    /** What a piece may do: turn, and in the plane flip unless it is one-sided. */
    public List<Symmetry> motions(boolean oneSided) {
        return oneSided ? planeRotations : motions;
    }

    /** Whether some pieces turn in more ways than the lattice: pieces of balls in a plane that is triangular. */
    public boolean hasFurther() {
        return !further.isEmpty();
    }

    /** The further turns, on the same scale as those of the form. */
    List<Symmetry> further() {
        return further;
    }

    /** In how many ways a piece lies at most. */
    public int most() {
        return motions.size() * (1 + further.size());
    }

    /** Cells turned, in ascending order, and moved so that the first belongs to the origin. */
    public List<Cell> turned(List<Cell> cells, Symmetry motion) {
        Cell[] turned = new Cell[cells.size()];
        for (int i = 0; i < turned.length; i++) {
            turned[i] = form.apply(motion, cells.get(i));
        }
        Arrays.sort(turned);
        return form.seenFromFirst(turned);
    }

    /**
     * All distinct ways in which a piece may lie, in ascending order, cell by cell; each as {@link #turned} gives it.
     * They are the same for each of them, but of a piece of several parts further turns may carry some of its
     * orientations to cells and others not.
     *
     * @param oneSided whether the piece turns only in its plane
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
     * All ways in which a piece may lie, some more than once and moved anyhow; in each the cells stand in the order of
     * the piece's.
     *
     * @param oneSided whether the piece turns only in its plane
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

    /** Cells turned about the first of them, in their order; nothing if not all come to lie on cells. */
    private Optional<Cell[]> carriedFurther(List<Cell> cells, Symmetry turn) {
        int scale = form.furtherTurnScale();
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
