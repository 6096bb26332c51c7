package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

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
    /** The motions of each usual set of turns. */
    private final Map<Turns, List<Symmetry>> motions = new HashMap<>();

    private final List<Symmetry> further;

    /**
     * Makes the turns of the pieces of a lattice.
     *
     * @param symmetries all symmetries of the lattice
     * @param further the further turns, which pieces may make if they carry them to cells
     */
    PieceTurns(LatticeForm form, List<Symmetry> symmetries, List<Symmetry> further) {
        this.form = form;
        List<Symmetry> all = form.isPlanar
                ? symmetries
                : symmetries.stream()
                        .filter(symmetry -> !symmetry.isReflection())
                        .toList();
        motions.put(Turns.FIXED, symmetries.subList(0, 1));
        motions.put(
                Turns.TURN,
                symmetries.stream().filter(Symmetry::isPlaneRotation).toList());
        motions.put(Turns.FLIP, all.stream().filter(Symmetry::keepsPlane).toList());
        motions.put(Turns.ALL, all);
        this.further = further;
    }

    /**
     * Returns the motions that a piece may make. In a lattice of one plane, the pieces that may be flipped are reflected; in
     * space no piece is.
     */
    public List<Symmetry> motions(Turns turns) {
        return turns.areListed()
                ? turns.words().stream()
                        .map(word -> motion(word)
                                .orElseThrow(() -> new IllegalArgumentException("there is no turn " + word)))
                        .distinct()
                        .toList()
                : motions.get(turns);
    }

    /** Returns the motion of a word in a list of single turns; empty if pieces have no such turn. */
    public Optional<Symmetry> motion(String word) {
        Symmetry motion = motions.get(Turns.FIXED).get(0);
        if (word.equals(Turns.NO_TURN)) {
            return Optional.of(motion);
        }
        Map<Character, Symmetry> letters = form.symmetries.letters();
        for (int i = 0; i < word.length(); i++) {
            Symmetry next = letters.get(word.charAt(i));
            if (next == null) {
                return Optional.empty();
            }
            motion = motion.then(next);
        }
        return Optional.of(motion);
    }

    /** Returns the letters of which the words of single turns consist, as part of a sentence. */
    public String letters() {
        return form.symmetries.letters().keySet().stream().map(String::valueOf).collect(Collectors.joining(", "));
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
        return motions(Turns.ALL).size() * (1 + further.size());
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
     * @param turns the turns that the piece may make; only with all turns it also makes the further turns
     */
    public List<List<Cell>> orientations(List<Cell> cells, Turns turns) {
        TreeSet<List<Cell>> distinct = new TreeSet<>(CELL_BY_CELL);
        for (Symmetry motion : motions(turns)) {
            distinct.add(turned(cells, motion));
        }
        if (turns.equals(Turns.ALL)) {
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
     * @param turns the turns that the piece may make; only with all turns it also makes the further turns
     */
    public List<List<Cell>> ways(List<Cell> cells, Turns turns) {
        List<List<Cell>> ways = new ArrayList<>();
        for (Symmetry motion : motions(turns)) {
            ways.add(cells.stream().map(cell -> form.apply(motion, cell)).toList());
        }
        if (turns.equals(Turns.ALL)) {
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
