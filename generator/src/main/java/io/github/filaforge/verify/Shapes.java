package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The shapes of the mobile pieces of a puzzle. Two sets of cells have the same shape if a piece may be turned from one into the
 * other: in the plane if the puzzle is one-sided, else in space, and never into its mirror image but by turning. Their colours
 * have to come along.
 */
final class Shapes {

    private final Geometry geometry;
    private final CellColours container;
    private final boolean turnsFurther;
    private final Seam seam;
    private final List<Motion> turns;
    /** The number of a shape by all its orientations, at the origin. */
    private final Map<Set<Painted>, Integer> numbers = new HashMap<>();
    /** The orientations of each shape by their cells. */
    private final List<Map<List<Cell>, List<Painted>>> orientations = new ArrayList<>();
    /** An orientation of each shape. */
    private final List<Painted> samples = new ArrayList<>();
    /** The number of pieces of each shape. */
    private final List<Integer> counts = new ArrayList<>();
    /** How many of these every solution has. */
    private final List<Integer> required = new ArrayList<>();
    /** In a closed box: the shapes that cells may have, by what they have in common with all their translates. */
    private final Map<List<Cell>, Set<Integer>> inClosedBox = new HashMap<>();

    /** The same if pieces are turned over too. */
    private final Map<List<Cell>, Set<Integer>> mirroredInClosedBox = new HashMap<>();

    /** The shape of each piece by its name. */
    private final Map<String, Integer> ofPieces = new HashMap<>();

    Shapes(Puzzle puzzle, Geometry geometry, Seam seam) {
        this.geometry = geometry;
        this.seam = seam;
        this.container = puzzle.container().colours();
        this.turnsFurther = puzzle.lattice().turns().hasFurther() && !puzzle.oneSided();
        this.turns = geometry.moves(puzzle.oneSided());
        for (Piece piece : puzzle.pieces()) {
            if (!piece.stationary()) {
                int shape = add(Painted.written(piece, puzzle.lattice()).atOrigin(geometry));
                ofPieces.put(piece.name(), shape);
                required.set(shape, required.get(shape) + (piece.optional() ? 0 : 1));
            }
        }
    }

    private int add(Painted piece) {
        Set<Painted> all = orientations(piece);
        int shape = samples.size();
        Integer known = numbers.putIfAbsent(all, shape);
        if (known != null) {
            counts.set(known, counts.get(known) + 1);
            return known;
        }
        Map<List<Cell>, List<Painted>> byCells = new HashMap<>();
        all.forEach(orientation -> byCells.computeIfAbsent(orientation.cells(), any -> new ArrayList<>())
                .add(orientation));
        orientations.add(byCells);
        samples.add(piece);
        counts.add(1);
        required.add(0);
        if (seam.isClosed()) {
            all.forEach(moved -> addTo(inClosedBox, moved.cells(), shape));
            geometry.all()
                    .forEach(motion -> orientations(piece.atOrigin(geometry, motion))
                            .forEach(moved -> addTo(mirroredInClosedBox, moved.cells(), shape)));
        }
        return shape;
    }

    /** All ways in which a piece may lie, at the origin. */
    private Set<Painted> orientations(Painted piece) {
        Set<Painted> all = new HashSet<>();
        turns.forEach(turn -> all.add(piece.atOrigin(geometry, turn)));
        if (turnsFurther) {
            List.copyOf(all).forEach(turned -> all.addAll(turned.turnedFurther(geometry)));
        }
        return all;
    }

    private void addTo(Map<List<Cell>, Set<Integer>> shapes, List<Cell> moved, int shape) {
        if (seam.areDifferent(moved)) {
            shapes.computeIfAbsent(seam.normal(moved), any -> new HashSet<>()).add(shape);
        }
    }

    private boolean isAmong(Map<List<Cell>, Set<Integer>> shapes, String name, List<Cell> cells) {
        return shapes.getOrDefault(seam.normal(cells), Set.of()).contains(of(name));
    }

    /** The number of the shape of a mobile piece, from 0. */
    int of(String name) {
        return ofPieces.get(name);
    }

    /** How many pieces of a shape every solution has. */
    int required(int shape) {
        return required.get(shape);
    }

    /**
     * Whether cells have the shape of a piece, whatever its colours.
     *
     * @param cells in ascending order
     */
    boolean isPiece(String name, List<Cell> cells) {
        if (seam.isClosed()) {
            return isAmong(inClosedBox, name, cells);
        }
        return orientations.get(of(name)).containsKey(geometry.atOrigin(cells));
    }

    /**
     * A cell whose colour does not go with that of a piece, if the piece cannot be turned so that all its colours do; empty if
     * it can.
     *
     * @param cells in ascending order, of the shape of the piece
     */
    Optional<Cell> clash(String name, List<Cell> cells) {
        if (seam.isClosed()) {
            return clashInClosedBox(name, cells);
        }
        List<Optional<Cell>> clashes = orientations.get(of(name)).get(geometry.atOrigin(cells)).stream()
                .map(orientation -> orientation.clash(cells, container))
                .toList();
        return clashes.contains(Optional.<Cell>empty()) ? Optional.empty() : clashes.get(0);
    }

    /** The same for each way in which the piece comes to lie on the cells: round the box there may be several. */
    private Optional<Cell> clashInClosedBox(String name, List<Cell> cells) {
        Set<Cell> filled = cells.stream().map(seam::inBox).collect(Collectors.toSet());
        Optional<Cell> clash = Optional.empty();
        for (List<Painted> alike : orientations.get(of(name)).values()) {
            for (Painted orientation : alike) {
                for (Cell step : seam.translations(orientation.cells().get(0), cells)) {
                    List<Cell> places = orientation.cells().stream()
                            .map(cell -> seam.inBox(cell.plus(step)))
                            .toList();
                    if (filled.equals(Set.copyOf(places))) {
                        clash = orientation.clash(places, container);
                        if (clash.isEmpty()) {
                            return clash;
                        }
                    }
                }
            }
        }
        return clash;
    }

    /** Whether cells would have the shape of a piece if it were turned over as this puzzle does not allow. */
    boolean isMirrorImage(String name, List<Cell> cells) {
        if (seam.isClosed()) {
            return isAmong(mirroredInClosedBox, name, cells);
        }
        return geometry.all().stream()
                .anyMatch(motion -> orientations.get(of(name)).containsKey(geometry.atOrigin(cells, motion)));
    }

    /** For each shape the one that a motion of all pieces together carries to it; -1 if there is none. */
    int[] carriedTo(Motion motion) {
        int[] from = new int[samples.size()];
        Arrays.fill(from, -1);
        for (int shape = 0; shape < from.length; shape++) {
            Integer other = turns.contains(motion)
                    ? Integer.valueOf(shape)
                    : numbers.get(orientations(samples.get(shape).atOrigin(geometry, motion)));
            if (other != null) {
                from[other] = shape;
            }
        }
        return from;
    }

    /**
     * Whether a solution has as many pieces of each shape as it may have when its shapes become others.
     *
     * @param used the number of pieces of each shape
     * @param become for each shape what it becomes; -1 for none that the puzzle has
     */
    boolean allow(int[] used, int... become) {
        int[] numbersThen = new int[used.length];
        for (int shape = 0; shape < used.length; shape++) {
            if (used[shape] > 0) {
                if (become[shape] < 0) {
                    return false;
                }
                numbersThen[become[shape]] = used[shape];
            }
        }
        for (int shape = 0; shape < used.length; shape++) {
            if (numbersThen[shape] < required.get(shape) || numbersThen[shape] > counts.get(shape)) {
                return false;
            }
        }
        return true;
    }

    /** How many of some pieces have each shape. */
    int[] used(int... shapesOfPieces) {
        int[] used = new int[samples.size()];
        for (int shape : shapesOfPieces) {
            used[shape]++;
        }
        return used;
    }

    /** Whether each shape has a number of pieces that all solutions have. */
    boolean areAllUsed() {
        return required.equals(counts);
    }

    /** The number of pieces of each shape. */
    int[] counts() {
        return counts.stream().mapToInt(Integer::intValue).toArray();
    }
}
