package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.PlainColours.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Finds the solutions of a puzzle in a closed box by a plain search. Solutions with distinct pieces on equal cells are
 * distinct, so a solution has the cells and the kind of each piece, colours included.
 */
public final class PlainClosedBox {

    private static final int MOST_SOLUTIONS = 300;

    private final PlainLattice lattice;
    private final PlainColours painter;
    private final Map<Cell, Integer> ofCells;
    private final int[] rounds;
    private final PieceRange placed;
    private final List<Cell> region;
    private final Map<Kind, Integer> left = new LinkedHashMap<>();
    /** The number of pieces of each kind that may be left over. */
    private final Map<Kind, Integer> optional = new HashMap<>();

    /** The cells that pieces can fill, by the cell that they fill, since a search comes to each cell again and again. */
    private final Map<Cell, Map<Kind, Set<Set<Cell>>>> covering = new HashMap<>();

    private final List<Part> found = new ArrayList<>();
    private final List<Set<Part>> solutions = new ArrayList<>();
    private boolean hasMore;

    /**
     * The cells of a piece, and its kind: the ways in which it may lie.
     */
    public record Part(Set<Cell> cells, Kind kind) {}

    /**
     * Creates a search for a puzzle.
     *
     * @param region the cells that are to be filled, with the least numbers from 0 on
     * @param rounds the number of steps round the box along each axis, in coordinates of cells; 0 if the axis has ends
     */
    public PlainClosedBox(Puzzle puzzle, Collection<Cell> region, int... rounds) {
        this.lattice = new PlainLattice(puzzle, region);
        this.ofCells = puzzle.container().colours().ofCells();
        this.region = region.stream().sorted().toList();
        this.rounds = rounds.clone();
        this.placed = puzzle.placed();
        this.painter = new PlainColours(puzzle, lattice, this::once);
        for (Piece piece : puzzle.mobilePieces()) {
            Kind kind = painter.kind(piece);
            left.merge(kind, 1, Integer::sum);
            optional.merge(kind, piece.optional() ? 1 : 0, Integer::sum);
        }
    }

    private Cell once(Cell cell) {
        return new Cell(once(cell.x(), rounds[0]), once(cell.y(), rounds[1]), once(cell.z(), rounds[2]));
    }

    private static int once(int coordinate, int round) {
        return round == 0 ? coordinate : ((coordinate % round) + round) % round;
    }

    /** Returns all solutions, or nothing if there are very many. */
    public List<Set<Part>> solutions() {
        search(new TreeSet<>(region));
        return hasMore ? List.of() : List.copyOf(solutions);
    }

    /** Returns true if there are more solutions than the limit. */
    public boolean hasMore() {
        return hasMore;
    }

    /** A piece as a solution has it. */
    public Part part(Piece pieceAsDefined, Collection<Cell> cells) {
        return new Part(Set.copyOf(cells), painter.kind(pieceAsDefined));
    }

    private void search(SortedSet<Cell> open) {
        if (hasMore) {
            return;
        }
        if (open.isEmpty()) {
            boolean isNumberRight = found.size() >= placed.least() && found.size() <= placed.most();
            if (isNumberRight
                    && left.entrySet().stream().allMatch(kind -> kind.getValue() <= optional.get(kind.getKey()))) {
                solutions.add(Set.copyOf(found));
                hasMore = solutions.size() > MOST_SOLUTIONS;
            }
            return;
        }
        Cell target = open.first();
        for (Kind kind : List.copyOf(left.keySet())) {
            if (left.get(kind) > 0) {
                for (Set<Cell> covered : covering(kind, target)) {
                    if (open.containsAll(covered)) {
                        left.merge(kind, -1, Integer::sum);
                        found.add(new Part(covered, kind));
                        TreeSet<Cell> rest = new TreeSet<>(open);
                        rest.removeAll(covered);
                        search(rest);
                        found.remove(found.size() - 1);
                        left.merge(kind, 1, Integer::sum);
                    }
                }
            }
        }
    }

    /** The cells that a piece can fill if it fills a certain one. */
    private Set<Set<Cell>> covering(Kind kind, Cell target) {
        return covering.computeIfAbsent(target, any -> new HashMap<>())
                .computeIfAbsent(kind, any -> places(any, target));
    }

    private Set<Set<Cell>> places(Kind kind, Cell target) {
        Set<Set<Cell>> all = new HashSet<>();
        for (SortedMap<Cell, Integer> turn : kind.ways()) {
            for (Cell own : turn.keySet()) {
                Cell shift = target.minus(own);
                Set<Cell> covered = turn.keySet().stream()
                        .map(cell -> once(cell.plus(shift)))
                        .collect(Collectors.toUnmodifiableSet());
                boolean mayLie = turn.entrySet().stream()
                        .allMatch(painted -> painter.goTogether(
                                painted.getValue(), once(painted.getKey().plus(shift))));
                if (shift.equals(lattice.point(shift)) && covered.size() == turn.size() && mayLie) {
                    all.add(covered);
                }
            }
        }
        return all;
    }

    /**
     * Returns the number of solutions up to symmetry.
     *
     * @param mirrored whether mirror images in space are symmetric; in a plane they always are
     */
    public long orbits(Collection<Set<Part>> all, boolean mirrored) {
        List<UnaryOperator<Cell>> symmetries = new ArrayList<>();
        for (UnaryOperator<Cell> motion : lattice.motions(mirrored)) {
            if (keepsRounds(motion) && keepsNumbers(motion)) {
                symmetries.addAll(withTranslations(motion));
            }
        }
        Set<Set<Part>> seen = new HashSet<>();
        long orbits = 0;
        for (Set<Part> solution : all) {
            if (!seen.contains(solution)) {
                orbits++;
                symmetries.forEach(symmetry -> seen.add(carried(solution, symmetry)));
            }
        }
        return orbits;
    }

    private Set<Part> carried(Set<Part> solution, UnaryOperator<Cell> symmetry) {
        return solution.stream()
                .map(part -> new Part(
                        part.cells().stream()
                                .map(cell -> once(symmetry.apply(cell)))
                                .collect(Collectors.toUnmodifiableSet()),
                        painter.moved(part.kind(), symmetry)))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Returns true if there are equal numbers of each kind and of the kind that a motion makes of it. */
    private boolean keepsNumbers(UnaryOperator<Cell> motion) {
        return left.keySet().stream().allMatch(kind -> {
            Kind carried = painter.moved(kind, motion);
            return left.get(kind).equals(left.get(carried))
                    && optional.get(kind).equals(optional.get(carried));
        });
    }

    /** Returns true if a motion keeps cells: places a whole round apart, which are one cell, stay one cell. */
    private boolean keepsRounds(UnaryOperator<Cell> motion) {
        List<Cell> steps = List.of(new Cell(rounds[0], 0, 0), new Cell(0, rounds[1], 0), new Cell(0, 0, rounds[2]));
        return region.stream()
                .allMatch(cell -> steps.stream()
                        .allMatch(step -> once(motion.apply(cell)).equals(once(motion.apply(cell.plus(step))))));
    }

    /** Returns the motion followed by each translation that carries the region and its colours to themselves. */
    private List<UnaryOperator<Cell>> withTranslations(UnaryOperator<Cell> motion) {
        List<UnaryOperator<Cell>> all = new ArrayList<>();
        Cell first = motion.apply(region.get(0));
        for (Cell target : region) {
            Cell shift = target.minus(first);
            UnaryOperator<Cell> whole = cell -> motion.apply(cell).plus(shift);
            boolean isOne = shift.equals(lattice.point(shift))
                    && region.stream().allMatch(cell -> {
                        Cell there = once(whole.apply(cell));
                        return region.contains(there)
                                && ofCells.getOrDefault(cell, 0).equals(ofCells.getOrDefault(there, 0));
                    });
            if (isOne) {
                all.add(whole);
            }
        }
        return all;
    }
}
