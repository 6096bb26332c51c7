package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The shapes of the mobile pieces of a puzzle. Two sets of cells have the same shape if a piece may be turned from one into
 * the other: in the plane if the puzzle is one-sided, else in space, and never into its mirror image but by turning.
 */
final class Shapes {

    private final Geometry geometry;
    private final boolean turnsFurther;
    private final Seam seam;
    private final List<Motion> turns;
    /** The number of a shape by all its orientations, at the origin. */
    private final Map<Set<List<Cell>>, Integer> numbers = new HashMap<>();
    /** The orientations of each shape. */
    private final List<Set<List<Cell>>> orientations = new ArrayList<>();
    /** An orientation of each shape. */
    private final List<List<Cell>> samples = new ArrayList<>();
    /** The number of pieces of each shape. */
    private final List<Integer> counts = new ArrayList<>();
    /** In a closed box: the shapes that cells may have, by what they have in common with all their translates. */
    private final Map<List<Cell>, Set<Integer>> inClosedBox = new HashMap<>();

    /** The same if pieces are turned over too. */
    private final Map<List<Cell>, Set<Integer>> mirroredInClosedBox = new HashMap<>();

    /** The shape of each piece by its name. */
    private final Map<String, Integer> ofPieces = new HashMap<>();

    Shapes(Puzzle puzzle, Geometry geometry, Seam seam) {
        this.geometry = geometry;
        this.seam = seam;
        this.turnsFurther = puzzle.lattice().hasFurtherTurns() && !puzzle.oneSided();
        this.turns = geometry.moves(puzzle.oneSided());
        for (Piece piece : puzzle.pieces()) {
            if (!piece.stationary()) {
                ofPieces.put(
                        piece.name(), add(geometry.atOrigin(puzzle.lattice().written(piece.cells()))));
            }
        }
    }

    private int add(List<Cell> cells) {
        Set<List<Cell>> all = orientations(cells);
        int shape = samples.size();
        Integer known = numbers.putIfAbsent(all, shape);
        if (known != null) {
            counts.set(known, counts.get(known) + 1);
            return known;
        }
        orientations.add(all);
        samples.add(cells);
        counts.add(1);
        if (seam.isClosed()) {
            all.forEach(moved -> addTo(inClosedBox, moved, shape));
            geometry.all()
                    .forEach(motion -> orientations(geometry.atOrigin(cells, motion))
                            .forEach(moved -> addTo(mirroredInClosedBox, moved, shape)));
        }
        return shape;
    }

    /** All ways in which cells may lie, at the origin. */
    private Set<List<Cell>> orientations(List<Cell> cells) {
        Set<List<Cell>> all = new HashSet<>();
        turns.forEach(turn -> all.add(geometry.atOrigin(cells, turn)));
        if (turnsFurther) {
            List.copyOf(all).forEach(turned -> all.addAll(BallTurns.of(turned)));
        }
        return all;
    }

    private void addTo(Map<List<Cell>, Set<Integer>> shapes, List<Cell> moved, int shape) {
        if (seam.areDifferent(moved)) {
            shapes.computeIfAbsent(seam.normal(moved), any -> new HashSet<>()).add(shape);
        }
    }

    private boolean isAmong(Map<List<Cell>, Set<Integer>> shapes, String name, List<Cell> cells) {
        return shapes.getOrDefault(seam.normal(cells), Set.of()).contains(ofPieces.get(name));
    }

    /** The number of shapes. */
    int count() {
        return samples.size();
    }

    /** The number of the shape of a piece. */
    int of(String name) {
        return ofPieces.get(name);
    }

    /**
     * Whether cells have the shape of a piece.
     *
     * @param cells in ascending order
     */
    boolean isPiece(String name, List<Cell> cells) {
        if (seam.isClosed()) {
            return isAmong(inClosedBox, name, cells);
        }
        return orientations.get(ofPieces.get(name)).contains(geometry.atOrigin(cells));
    }

    /** Whether cells would have the shape of a piece if it were turned over as this puzzle does not allow. */
    boolean isMirrorImage(String name, List<Cell> cells) {
        if (seam.isClosed()) {
            return isAmong(mirroredInClosedBox, name, cells);
        }
        return geometry.all().stream()
                .anyMatch(motion -> orientations.get(ofPieces.get(name)).contains(geometry.atOrigin(cells, motion)));
    }

    /** The shape that each shape becomes if all pieces are moved together; empty if there are not as many of that. */
    Optional<int[]> carried(Motion motion) {
        int[] carried = new int[samples.size()];
        boolean isTurn = turns.contains(motion);
        for (int shape = 0; shape < carried.length; shape++) {
            Integer other =
                    isTurn ? (Integer) shape : numbers.get(orientations(geometry.atOrigin(samples.get(shape), motion)));
            if (other == null || !counts.get(other).equals(counts.get(shape))) {
                return Optional.empty();
            }
            carried[shape] = other;
        }
        return Optional.of(carried);
    }
}
