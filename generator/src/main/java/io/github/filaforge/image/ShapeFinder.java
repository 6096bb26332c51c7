package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sorts the mobile pieces of a puzzle into shapes: pieces that its motions turn into one another. Blanks come last. */
final class ShapeFinder {

    private final Lattice lattice;
    private final boolean oneSided;
    private final List<Symmetry> motions;
    private final List<Shape> shapes;
    private final Map<List<List<Cell>>, Integer> indexOfOrientations = new LinkedHashMap<>();

    ShapeFinder(Puzzle puzzle) {
        this.lattice = puzzle.lattice();
        this.oneSided = puzzle.oneSided();
        this.motions = lattice.motions(puzzle.oneSided());
        Map<List<List<Cell>>, List<Piece>> piecesOfShape = new LinkedHashMap<>();
        for (Piece piece : puzzle.mobilePieces()) {
            piecesOfShape
                    .computeIfAbsent(orientations(piece.cells()), any -> new ArrayList<>())
                    .add(piece);
        }
        List<Shape> found = new ArrayList<>();
        piecesOfShape.forEach((orientations, pieces) -> {
            indexOfOrientations.put(orientations, found.size());
            found.add(new Shape(found.size(), pieces, orientations));
        });
        Blanks blanks = Blanks.of(puzzle);
        blanks.addTo(found);
        this.shapes = List.copyOf(found);
    }

    List<Shape> shapes() {
        return shapes;
    }

    /** The index of the shape that the given shape becomes under a symmetry, if the puzzle has such a shape. */
    Optional<Integer> indexOf(Shape shape, Symmetry symmetry) {
        if (motions.contains(symmetry) || shape.isBlank()) {
            return Optional.of(shape.index());
        }
        List<Cell> turned = lattice.turned(shape.orientations().get(0), symmetry);
        return Optional.ofNullable(indexOfOrientations.get(orientations(turned)));
    }

    /** The distinct orientations of a set of cells in ascending order. */
    private List<List<Cell>> orientations(List<Cell> cells) {
        return lattice.orientations(cells, oneSided);
    }
}
