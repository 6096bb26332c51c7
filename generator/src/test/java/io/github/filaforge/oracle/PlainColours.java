package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Finds the solutions of a puzzle with colours, or with pieces that may not make all turns, by a plain search. The search
 * finds all solutions of the puzzle without colours and with all turns, and for each of them every way to assign pieces to
 * its parts. A solution has the cells of each part and the kind of its piece, with colours.
 */
public final class PlainColours {

    private final Puzzle puzzle;
    private final PlainLattice plain;
    /** The map from a place outside a closed box to the cell of the box in this place. */
    private final UnaryOperator<Cell> once;
    /** The number of pieces of each kind. */
    private final Map<Kind, Integer> left = new LinkedHashMap<>();

    private final Map<Set<SortedMap<Cell, Integer>>, Kind> kinds = new HashMap<>();
    private final Map<String, Kind> kindOfPiece = new HashMap<>();

    /** The pieces that may lie in the same ways. There is one object for each set of ways. */
    public static final class Kind {

        private final Set<SortedMap<Cell, Integer>> ways;

        private Kind(Set<SortedMap<Cell, Integer>> ways) {
            this.ways = ways;
        }

        /** Returns the ways to turn such a piece, moved so that the first cell belongs to the origin, with their colours. */
        Set<SortedMap<Cell, Integer>> ways() {
            return ways;
        }

        @Override
        public String toString() {
            return ways.stream().map(Object::toString).min(String::compareTo).orElseThrow() + " of " + ways.size();
        }
    }

    /** A solution: the kind of piece on each set of cells. */
    public record Solution(Map<Set<Cell>, Kind> parts) {}

    /**
     * Creates a search for a puzzle.
     *
     * @param plain the search for the puzzle without its colours, and with all turns of its pieces
     */
    public PlainColours(Puzzle puzzle, PlainLattice plain) {
        this(puzzle, plain, cell -> cell);
    }

    /**
     * Creates a search for a puzzle in a box that may be closed.
     *
     * @param plain the search for the puzzle without its colours and turns
     * @param once the map from a place outside the box to the cell of the box in this place
     */
    PlainColours(Puzzle puzzle, PlainLattice plain, UnaryOperator<Cell> once) {
        this.puzzle = puzzle;
        this.plain = plain;
        this.once = once;
        for (Piece piece : puzzle.mobilePieces()) {
            Kind kind = kind(piece);
            kindOfPiece.put(piece.name(), kind);
            left.merge(kind, 1, Integer::sum);
        }
    }

    /** The cells of a piece with their colours; not the junctions of sticks. */
    Map<Cell, Integer> painted(Piece piece) {
        Map<Cell, Integer> painted = new HashMap<>();
        for (int i = 0; i < piece.cells().size(); i++) {
            Cell cell = piece.cells().get(i);
            if (puzzle.lattice().isWritten(cell)) {
                painted.put(cell, piece.isColoured() ? piece.colours().get(i) : 0);
            }
        }
        return painted;
    }

    /** Returns the cells, moved so that the first cell belongs to the origin. */
    SortedMap<Cell, Integer> normal(Map<Cell, Integer> painted, UnaryOperator<Cell> move) {
        SortedMap<Cell, Integer> moved = new TreeMap<>();
        painted.forEach((cell, colour) -> moved.put(move.apply(cell), colour));
        Cell by = plain.point(moved.firstKey());
        SortedMap<Cell, Integer> normal = new TreeMap<>();
        moved.forEach((cell, colour) -> normal.put(cell.minus(by), colour));
        return normal;
    }

    /** Returns the kind of a piece: the ways to turn it for which there is room, or all ways if there is room for none. */
    Kind kind(Piece piece) {
        Turns turns = puzzle.turns(piece);
        Set<SortedMap<Cell, Integer>> all = turns(normal(painted(piece), cell -> cell), turns);
        if (puzzle.lattice().turns().hasFurther() && turns.equals(Turns.ALL)) {
            for (SortedMap<Cell, Integer> turned : List.copyOf(all)) {
                if (turned.keySet().stream().allMatch(PlainColours::staysBall)) {
                    all.addAll(turns(normal(turned, PlainColours::halfTurn), turns));
                }
            }
        }
        Set<SortedMap<Cell, Integer>> fitting =
                all.stream().filter(this::hasRoom).collect(Collectors.toSet());
        return kind(fitting.isEmpty() ? all : fitting);
    }

    private Kind kind(Set<SortedMap<Cell, Integer>> ways) {
        return kinds.computeIfAbsent(ways, Kind::new);
    }

    /** Returns the kind that a motion makes of a kind. */
    Kind moved(Kind kind, UnaryOperator<Cell> motion) {
        return kind(kind.ways().stream().map(way -> normal(way, motion)).collect(Collectors.toSet()));
    }

    private boolean hasRoom(SortedMap<Cell, Integer> way) {
        return plain.region().stream().anyMatch(cell -> fits(way, cell.minus(way.firstKey())));
    }

    /** Returns true if a way to turn a piece, moved by a step, lies in the region so that its colours go with it. */
    private boolean fits(SortedMap<Cell, Integer> way, Cell step) {
        Set<Cell> places = new HashSet<>();
        boolean fits = step.equals(plain.point(step))
                && way.entrySet().stream().allMatch(painted -> {
                    Cell place = once.apply(painted.getKey().plus(step));
                    return places.add(place) && plain.region().contains(place) && goTogether(painted.getValue(), place);
                });
        return fits && !plain.crossesWalls(places);
    }

    /** Returns true if a half turn about the diagonal of the cube carries a ball to a ball. */
    private static boolean staysBall(Cell ball) {
        return (ball.x() + ball.y() + ball.z()) % 3 == 0;
    }

    private static Cell halfTurn(Cell ball) {
        int third = 2 * (ball.x() + ball.y() + ball.z()) / 3;
        return new Cell(third - ball.x(), third - ball.y(), third - ball.z());
    }

    private Set<SortedMap<Cell, Integer>> turns(SortedMap<Cell, Integer> first, Turns allowed) {
        if (allowed.areListed()) {
            return allowed.words().stream()
                    .map(word -> normal(first, plain.move(word)))
                    .collect(Collectors.toSet());
        }
        Set<SortedMap<Cell, Integer>> turns = new LinkedHashSet<>(List.of(first));
        List<SortedMap<Cell, Integer>> open = new ArrayList<>(turns);
        for (int next = 0; next < open.size(); next++) {
            for (UnaryOperator<Cell> move : plain.moves(allowed)) {
                SortedMap<Cell, Integer> turned = normal(open.get(next), move);
                if (turns.add(turned)) {
                    open.add(turned);
                }
            }
        }
        return turns;
    }

    /** Returns the solution that named parts form. */
    public Solution solution(Map<String, Set<Cell>> named) {
        Map<Set<Cell>, Kind> parts = new HashMap<>();
        named.forEach((name, cells) -> parts.put(cells, kindOfPiece.get(name)));
        return new Solution(parts);
    }

    /**
     * Returns all solutions.
     *
     * @param partitions the solutions of the puzzle without colours
     */
    public Set<Solution> solutions(Collection<Partition> partitions) {
        Set<Solution> solutions = new HashSet<>();
        for (Partition partition : partitions) {
            assign(partition, 0, new HashMap<>(), solutions);
        }
        return solutions;
    }

    private void assign(Partition partition, int next, Map<Set<Cell>, Kind> parts, Set<Solution> solutions) {
        if (next == partition.parts().size()) {
            solutions.add(new Solution(Map.copyOf(parts)));
            return;
        }
        List<Cell> part = partition.parts().get(next);
        for (Kind kind : List.copyOf(left.keySet())) {
            if (left.get(kind) > 0 && fits(kind, part)) {
                left.merge(kind, -1, Integer::sum);
                parts.put(Set.copyOf(part), kind);
                assign(partition, next + 1, parts, solutions);
                parts.remove(Set.copyOf(part));
                left.merge(kind, 1, Integer::sum);
            }
        }
    }

    /** Returns true if some turn of a piece fills a part so that its colours match the colours of the cells. */
    private boolean fits(Kind kind, List<Cell> part) {
        Set<Cell> cells = Set.copyOf(part);
        return kind.ways().stream().anyMatch(way -> {
            Cell step = part.get(0).minus(way.firstKey());
            return way.size() == cells.size()
                    && way.keySet().stream().allMatch(cell -> cells.contains(cell.plus(step)))
                    && fits(way, step);
        });
    }

    /** Returns true if a colour of a piece matches the colour of the cell that it fills. */
    boolean goTogether(int piece, Cell place) {
        CellColours colours = puzzle.container().colours();
        int container = colours.ofCells().getOrDefault(place, 0);
        return piece == 0 || container == 0 || colours.pairs().contains(new ColourPair(piece, container));
    }

    /** Returns the number of solutions up to symmetry, as {@link PlainLattice#orbits} does. */
    public long orbits(Set<Solution> solutions, boolean mirrored) {
        Set<Solution> seen = new HashSet<>();
        long orbits = 0;
        for (Solution solution : solutions) {
            if (seen.add(solution)) {
                orbits++;
                plain.motionsOfRegion(mirrored).forEach((motion, map) -> {
                    if (keeps(motion, map)) {
                        Map<Set<Cell>, Kind> parts = new HashMap<>();
                        solution.parts().forEach((part, kind) -> {
                            Set<Cell> moved = new HashSet<>();
                            part.forEach(cell -> moved.add(map.get(cell)));
                            parts.put(moved, moved(kind, motion));
                        });
                        seen.add(new Solution(parts));
                    }
                });
            }
        }
        return orbits;
    }

    private boolean keeps(UnaryOperator<Cell> motion, Map<Cell, Cell> map) {
        Map<Cell, Integer> colours = puzzle.container().colours().ofCells();
        Map<Kind, Integer> after = new HashMap<>();
        left.forEach((kind, number) -> after.merge(moved(kind, motion), number, Integer::sum));
        return after.equals(left)
                && map.entrySet().stream()
                        .allMatch(moved -> colours.getOrDefault(moved.getKey(), 0)
                                .equals(colours.getOrDefault(moved.getValue(), 0)));
    }
}
