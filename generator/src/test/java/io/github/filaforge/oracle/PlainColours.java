package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
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

/**
 * Finds the solutions of a puzzle with colours by a plain search: all solutions of the puzzle without colours, and for each
 * every way to assign pieces to its parts. A solution has the cells of each part and the kind of its piece, with colours.
 */
public final class PlainColours {

    private final Puzzle puzzle;
    private final PlainLattice plain;
    /** The number of pieces of each kind; a kind is given by one of its orientations. */
    private final Map<SortedMap<Cell, Integer>, Integer> left = new LinkedHashMap<>();

    private final Map<SortedMap<Cell, Integer>, Set<SortedMap<Cell, Integer>>> turnsOf = new HashMap<>();
    private final Map<String, SortedMap<Cell, Integer>> kindOfPiece = new HashMap<>();

    /** A solution: the kind of piece on each set of cells. */
    public record Solution(Map<Set<Cell>, SortedMap<Cell, Integer>> parts) {}

    /**
     * Creates a search for a puzzle.
     *
     * @param plain the search for the puzzle without its colours
     */
    public PlainColours(Puzzle puzzle, PlainLattice plain) {
        this.puzzle = puzzle;
        this.plain = plain;
        for (Piece piece : puzzle.mobilePieces()) {
            SortedMap<Cell, Integer> kind = kind(painted(piece));
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

    /** Returns all turns of the representative of a piece. */
    Set<SortedMap<Cell, Integer>> turnsOf(SortedMap<Cell, Integer> kind) {
        return turnsOf.get(kind);
    }

    /** Returns the kind of painted cells: a representative of all painted cells into which they can be turned. */
    SortedMap<Cell, Integer> kind(Map<Cell, Integer> painted) {
        SortedMap<Cell, Integer> first = normal(painted, cell -> cell);
        Set<SortedMap<Cell, Integer>> turns = turns(first);
        if (puzzle.lattice().turns().hasFurther()) {
            for (SortedMap<Cell, Integer> turned : List.copyOf(turns)) {
                if (turned.keySet().stream().allMatch(PlainColours::staysBall)) {
                    turns.addAll(turns(normal(turned, PlainColours::halfTurn)));
                }
            }
        }
        for (Map.Entry<SortedMap<Cell, Integer>, Set<SortedMap<Cell, Integer>>> known : turnsOf.entrySet()) {
            if (known.getValue().equals(turns)) {
                return known.getKey();
            }
        }
        turnsOf.put(first, turns);
        return first;
    }

    /** Returns true if a half turn about the diagonal of the cube carries a ball to a ball. */
    private static boolean staysBall(Cell ball) {
        return (ball.x() + ball.y() + ball.z()) % 3 == 0;
    }

    private static Cell halfTurn(Cell ball) {
        int third = 2 * (ball.x() + ball.y() + ball.z()) / 3;
        return new Cell(third - ball.x(), third - ball.y(), third - ball.z());
    }

    private Set<SortedMap<Cell, Integer>> turns(SortedMap<Cell, Integer> first) {
        Set<SortedMap<Cell, Integer>> turns = new LinkedHashSet<>(List.of(first));
        List<SortedMap<Cell, Integer>> open = new ArrayList<>(turns);
        for (int next = 0; next < open.size(); next++) {
            for (UnaryOperator<Cell> move : plain.moves()) {
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
        Map<Set<Cell>, SortedMap<Cell, Integer>> parts = new HashMap<>();
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

    private void assign(
            Partition partition, int next, Map<Set<Cell>, SortedMap<Cell, Integer>> parts, Set<Solution> solutions) {
        if (next == partition.parts().size()) {
            solutions.add(new Solution(Map.copyOf(parts)));
            return;
        }
        List<Cell> part = partition.parts().get(next);
        for (SortedMap<Cell, Integer> kind : List.copyOf(left.keySet())) {
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
    private boolean fits(SortedMap<Cell, Integer> kind, List<Cell> part) {
        Cell by = plain.point(part.get(0));
        return turnsOf.get(kind).stream()
                .anyMatch(turn -> turn.size() == part.size()
                        && turn.entrySet().stream().allMatch(painted -> {
                            Cell place = painted.getKey().plus(by);
                            return part.contains(place) && goTogether(painted.getValue(), place);
                        }));
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
                        Map<Set<Cell>, SortedMap<Cell, Integer>> parts = new HashMap<>();
                        solution.parts().forEach((part, kind) -> {
                            Set<Cell> moved = new HashSet<>();
                            part.forEach(cell -> moved.add(map.get(cell)));
                            parts.put(moved, kind(normal(kind, motion)));
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
        Map<SortedMap<Cell, Integer>, Integer> after = new HashMap<>();
        left.forEach((kind, number) -> after.merge(kind(normal(kind, motion)), number, Integer::sum));
        return after.equals(left)
                && map.entrySet().stream()
                        .allMatch(moved -> colours.getOrDefault(moved.getKey(), 0)
                                .equals(colours.getOrDefault(moved.getValue(), 0)));
    }
}
