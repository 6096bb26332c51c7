package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Groups the mobile pieces of a puzzle by shapes: pieces have one shape if a motion that the puzzle allows turns one into
 * the other, colours included. The shape of blanks comes last.
 */
final class ShapeFinder {

    private final Lattice lattice;
    private final boolean oneSided;
    private final List<Symmetry> motions;
    private final List<Shape> shapes;
    /** The distinct orientations of each shape but blanks. */
    private final List<List<Orientation>> orientations;

    private final Map<List<Orientation>, Integer> indexOfOrientations = new LinkedHashMap<>();

    ShapeFinder(Puzzle puzzle, Region region) {
        this.lattice = puzzle.lattice();
        this.oneSided = puzzle.oneSided();
        this.motions = lattice.turns().motions(puzzle.oneSided());
        Map<List<Orientation>, List<Piece>> piecesOfShape = new LinkedHashMap<>();
        // Of a piece with any number of copies there may be thousands, which are turned once.
        Map<Orientation, List<Orientation>> turnedPieces = new HashMap<>();
        for (Piece piece : puzzle.mobilePieces()) {
            Orientation defined = new Orientation(piece.cells(), piece.colours());
            piecesOfShape
                    .computeIfAbsent(
                            turnedPieces.computeIfAbsent(defined, any -> any.all(lattice, oneSided)),
                            any -> new ArrayList<>())
                    .add(piece);
        }
        List<Shape> found = new ArrayList<>();
        piecesOfShape.forEach((turned, pieces) -> {
            indexOfOrientations.put(turned, found.size());
            List<List<Cell>> cells =
                    turned.stream().map(Orientation::cells).distinct().toList();
            // Solutions name the pieces in this order, and have every piece that is not optional.
            pieces.sort(Comparator.comparing(Piece::optional));
            found.add(new Shape(found.size(), pieces, cells));
        });
        Blanks.of(puzzle, region).addTo(found);
        this.shapes = List.copyOf(found);
        this.orientations = List.copyOf(piecesOfShape.keySet());
    }

    List<Shape> shapes() {
        return shapes;
    }

    /** Returns the index of the shape that a shape becomes under a symmetry, or empty if the puzzle has no such shape. */
    Optional<Integer> indexOf(Shape shape, Symmetry symmetry) {
        if (motions.contains(symmetry) || shape.isBlank()) {
            return Optional.of(shape.index());
        }
        Orientation turned = orientations.get(shape.index()).get(0).after(symmetry, lattice);
        return Optional.ofNullable(indexOfOrientations.get(turned.all(lattice, oneSided)));
    }

    /** Returns the distinct orientations of a shape that is not of blanks, colours included, in ascending order. */
    List<Orientation> orientations(Shape shape) {
        return orientations.get(shape.index());
    }
}
