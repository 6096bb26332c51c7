package io.github.filaforge.image;

import io.github.filaforge.model.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.model.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Sorts the mobile pieces of a puzzle into shapes: pieces that its motions turn into one another. */
final class ShapeFinder {

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

    private final boolean oneSided;
    private final List<Symmetry> motions;
    private final List<Shape> shapes;
    private final Map<List<Cell>, Integer> indexOfFirstOrientation = new LinkedHashMap<>();

    ShapeFinder(Puzzle puzzle) {
        this.oneSided = puzzle.oneSided();
        this.motions = oneSided ? Symmetry.planeRotations() : Symmetry.rotations();
        Map<List<List<Cell>>, List<Piece>> piecesOfShape = new LinkedHashMap<>();
        for (Piece piece : puzzle.mobilePieces()) {
            piecesOfShape
                    .computeIfAbsent(orientations(piece.cells()), any -> new ArrayList<>())
                    .add(piece);
        }
        List<Shape> found = new ArrayList<>();
        piecesOfShape.forEach((orientations, pieces) -> {
            indexOfFirstOrientation.put(orientations.get(0), found.size());
            found.add(new Shape(found.size(), pieces, orientations));
        });
        this.shapes = List.copyOf(found);
    }

    List<Shape> shapes() {
        return shapes;
    }

    /** The index of the shape that the given shape becomes under a symmetry, if the puzzle has such a shape. */
    Optional<Integer> indexOf(Shape shape, Symmetry symmetry) {
        boolean isMotion = oneSided ? symmetry.isPlaneRotation() : !symmetry.isReflection();
        if (isMotion) {
            return Optional.of(shape.index());
        }
        List<Cell> turned = turn(shape.orientations().get(0), symmetry);
        return Optional.ofNullable(
                indexOfFirstOrientation.get(orientations(turned).get(0)));
    }

    /** The distinct orientations of a set of cells in ascending order. */
    private List<List<Cell>> orientations(List<Cell> cells) {
        TreeSet<List<Cell>> distinct = new TreeSet<>(CELL_BY_CELL);
        for (Symmetry motion : motions) {
            distinct.add(turn(cells, motion));
        }
        return List.copyOf(distinct);
    }

    /** The cells turned, in ascending order, and moved so that the first is the origin. */
    private static List<Cell> turn(List<Cell> cells, Symmetry motion) {
        Cell[] turned = new Cell[cells.size()];
        for (int i = 0; i < turned.length; i++) {
            turned[i] = motion.apply(cells.get(i));
        }
        Arrays.sort(turned);
        Cell first = turned[0];
        for (int i = 0; i < turned.length; i++) {
            turned[i] = turned[i].minus(first);
        }
        return List.of(turned);
    }
}
