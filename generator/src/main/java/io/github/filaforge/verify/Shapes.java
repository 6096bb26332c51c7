package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The shapes of the mobile pieces of a puzzle. Two sets of cells have the same shape if a piece may be turned from one into
 * the other: in the plane if the puzzle is one-sided, else in space, and never into its mirror image but by turning.
 */
final class Shapes {

    private final Geometry geometry;
    private final boolean turnsFurther;
    private final List<Motion> turns;
    /** The number of a shape by all its orientations, at the origin. */
    private final Map<Set<List<Cell>>, Integer> numbers = new HashMap<>();
    /** The orientations of each shape. */
    private final List<Set<List<Cell>>> orientations = new ArrayList<>();
    /** An orientation of each shape. */
    private final List<List<Cell>> samples = new ArrayList<>();
    /** The number of pieces of each shape. */
    private final List<Integer> counts = new ArrayList<>();
    /** The shape of each piece by its name. */
    private final Map<String, Integer> ofPieces = new HashMap<>();

    Shapes(Puzzle puzzle, Geometry geometry) {
        this.geometry = geometry;
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
        Integer known = numbers.putIfAbsent(all, samples.size());
        if (known != null) {
            counts.set(known, counts.get(known) + 1);
            return known;
        }
        orientations.add(all);
        samples.add(cells);
        counts.add(1);
        return samples.size() - 1;
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

    /**
     * Whether cells have the shape of a piece.
     *
     * @param cells in ascending order
     */
    boolean isPiece(String name, List<Cell> cells) {
        return orientations.get(ofPieces.get(name)).contains(geometry.atOrigin(cells));
    }

    /** Whether cells would have the shape of a piece if it were turned over as this puzzle does not allow. */
    boolean isMirrorImage(String name, List<Cell> cells) {
        return geometry.all().stream()
                .anyMatch(motion -> orientations.get(ofPieces.get(name)).contains(geometry.atOrigin(cells, motion)));
    }

    /** Whether a motion of all pieces together gives as many pieces of each shape as there were. */
    boolean areKeptBy(Motion motion) {
        if (turns.contains(motion)) {
            return true;
        }
        for (int shape = 0; shape < samples.size(); shape++) {
            Integer other = numbers.get(orientations(geometry.atOrigin(samples.get(shape), motion)));
            if (other == null || !counts.get(other).equals(counts.get(shape))) {
                return false;
            }
        }
        return true;
    }
}
