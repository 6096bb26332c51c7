package io.github.filaforge.picture.page;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The data of a page about a shape that a person turns: its orientations, and the orientation to which each turn leads from
 * each orientation.
 *
 * <pre>{@code
 * {"orientations":[[0,0,0,1,0,0],[0,0,0,0,1,0], ...],"turns":{"left":[1,0, ...],"flip":[1,0, ...]}}
 * }</pre>
 *
 * <p>All orientations list the cells of the piece in one order, so a person who holds a piece by a cell still holds it by
 * this cell after a turn. {@code "colours":[1,0]} are the colours of the cells in this order, if there are any.
 * Orientations that fill equal cells in different orders are distinct here. The first is the
 * orientation of the definition, if it fits into the region. A turn leads to the first orientation with other cells that one
 * or more such turns reach. -1 states that there is none. A turn to the right leads back from where one to the left leads.
 */
final class PageShape {

    /** The name of the turn to the orientations that no other turn reaches, such as further turns of balls. */
    private static final String OTHER = "other";

    private final Lattice lattice;
    private final List<List<Cell>> orientations;
    /** The colours of the cells, in their order; empty if all are neutral. */
    private final List<Integer> colours;

    private final Map<List<Cell>, Integer> numbers = new HashMap<>();
    private final Map<String, int[]> turns = new LinkedHashMap<>();

    PageShape(Puzzle puzzle, Region region, Shape shape) {
        Piece piece = shape.pieces().get(0);
        this.lattice = puzzle.lattice();
        this.colours = piece.colours();
        List<List<Cell>> all = lattice.turns().ways(piece.cells(), puzzle.turns(piece)).stream()
                .map(this::fromCorner)
                .distinct()
                .toList();
        CellColours theirs = puzzle.container().colours();
        List<List<Cell>> fitting =
                all.stream().filter(cells -> fits(cells, region, theirs)).toList();
        this.orientations = fitting.isEmpty() ? all : fitting;
        orientations.forEach(cells -> numbers.put(cells, numbers.size()));
        words(puzzle)
                .forEach((name, word) -> lattice.turns()
                        .motion(word)
                        .ifPresent(motion -> turns.put(
                                name,
                                IntStream.range(0, orientations.size())
                                        .map(from -> turned(from, motion))
                                        .toArray())));
        others().ifPresent(table -> turns.put(OTHER, table));
    }

    /** Returns the single turns that lead from one orientation to another, by the names that pages give them. */
    private static Map<String, String> words(Puzzle puzzle) {
        boolean isOblique = puzzle.lattice().cellForm().isOblique();
        Map<String, String> words = new LinkedHashMap<>();
        words.put("left", "z");
        // The turn that exchanges x and y, and then one that makes of it an exchange of left and right.
        words.put("flip", isOblique ? "ozz" : "oz");
        if (puzzle.box().layers() > 1) {
            words.put("x", "x");
            words.put("y", "zzzxz");
        }
        if (puzzle.lattice().coordinates() == 4) {
            words.put("w", "w");
        }
        return words;
    }

    private static List<Integer> numbers(List<Cell> cells) {
        return cells.stream()
                .flatMap(cell -> Stream.of(cell.x(), cell.y(), cell.z()))
                .toList();
    }

    private List<Cell> fromCorner(List<Cell> cells) {
        Cell corner = lattice.corner(cells);
        return cells.stream().map(cell -> cell.minus(corner)).toList();
    }

    private boolean fits(List<Cell> cells, Region region, CellColours theirs) {
        Cell first = cells.get(0);
        return region.cells().stream()
                .filter(cell -> lattice.kindOf(cell) == lattice.kindOf(first))
                .map(cell -> cell.minus(first))
                .anyMatch(by -> fitsAt(by, cells, region, theirs));
    }

    private boolean fitsAt(Cell by, List<Cell> cells, Region region, CellColours theirs) {
        Set<Integer> filled = new HashSet<>();
        for (int index = 0; index < cells.size(); index++) {
            int number = region.numberOf(cells.get(index), by);
            int colour = colours.isEmpty() ? 0 : colours.get(index);
            if (number < 0 || !filled.add(number) || !theirs.permit(colour, theirs.colour(region.cell(number)))) {
                return false;
            }
        }
        return true;
    }

    private int turned(int from, Symmetry motion) {
        List<Cell> start = orientations.get(from);
        List<Cell> cells = start;
        int found = -1;
        do {
            cells = fromCorner(
                    cells.stream().map(cell -> lattice.apply(motion, cell)).toList());
            int to = numbers.getOrDefault(cells, -1);
            found = to < 0 || ascending(cells).equals(ascending(start)) ? -1 : to;
        } while (found < 0 && !cells.equals(start));
        return found;
    }

    private static List<Cell> ascending(List<Cell> cells) {
        return cells.stream().sorted().toList();
    }

    /**
     * Returns a table that leads from all orientations that turns reach from one to the first one that these turns do not
     * reach, and in the end back to the first; empty if the turns reach all cells.
     */
    private Optional<int[]> others() {
        List<Set<Integer>> parts = new ArrayList<>();
        Set<List<Cell>> reached = new HashSet<>();
        for (int number = 0; number < orientations.size(); number++) {
            if (!reached.contains(ascending(orientations.get(number)))) {
                Set<Integer> part = from(number);
                part.forEach(each -> reached.add(ascending(orientations.get(each))));
                parts.add(part);
            }
        }
        if (parts.size() == 1) {
            return Optional.empty();
        }
        int[] table = new int[orientations.size()];
        Arrays.fill(table, -1);
        for (int index = 0; index < parts.size(); index++) {
            int next = parts.get((index + 1) % parts.size()).iterator().next();
            parts.get(index).forEach(number -> table[number] = next);
        }
        return Optional.of(table);
    }

    /** Returns the numbers of the orientations that turns reach from one, which comes first. */
    private Set<Integer> from(int first) {
        List<Integer> found = new ArrayList<>(List.of(first));
        for (int next = 0; next < found.size(); next++) {
            for (int[] table : turns.values()) {
                int to = table[found.get(next)];
                if (to >= 0 && !found.contains(to)) {
                    found.add(to);
                }
            }
        }
        return Collections.unmodifiableSet(new LinkedHashSet<>(found));
    }

    /** Returns the fields of the object. Turns that lead nowhere are left out. */
    Map<String, Object> fields() {
        Map<String, Object> tables = new LinkedHashMap<>();
        turns.forEach((name, table) -> {
            if (Arrays.stream(table).anyMatch(to -> to >= 0)) {
                tables.put(name, Arrays.stream(table).boxed().toList());
            }
        });
        Map<String, Object> fields = JsonObject.of(
                "orientations", orientations.stream().map(PageShape::numbers).toList(), "turns", tables);
        if (!colours.isEmpty()) {
            fields.put("colours", colours);
        }
        return fields;
    }
}
