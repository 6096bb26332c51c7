package io.github.filaforge.image;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.Collection;
import java.util.List;

/**
 * How many cells stay empty in every solution of a puzzle. Where there are any, searches fill them by blanks.
 *
 * @param lattice what the cells are
 * @param left the number of cells of the region that the pieces leave; below 0 if they have more cells than there are
 */
record Blanks(Lattice lattice, int left) {

    /** The blanks of a puzzle. */
    static Blanks of(Puzzle puzzle) {
        Region region = puzzle.region();
        int filled = puzzle.mobilePieces().stream()
                .map(Piece::cells)
                .mapToInt(Collection::size)
                .sum();
        return new Blanks(puzzle.lattice(), region.optional().size() == 0 ? 0 : region.size() - filled);
    }

    /** Adds the shape of the blanks to those of the pieces, if there are any. */
    void addTo(List<Shape> shapes) {
        if (left > 0) {
            shapes.add(Shape.ofBlanks(shapes.size(), left, lattice.ofEachKind()));
        }
    }
}
