package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.List;
import java.util.function.Predicate;

/**
 * The number of cells that stay empty in every solution of a puzzle. If it is not 0, searches fill these cells by blanks,
 * which are pieces of one cell. Junctions have blanks of their own: the pieces determine the number of junctions that stay
 * empty, independently of the other cells.
 *
 * @param region the cells
 * @param left the number of cells that the pieces leave, without junctions
 * @param leftJunctions the number of junctions that the pieces leave; below 0 if they need more than the region has
 */
record Blanks(Region region, int left, int leftJunctions) {

    static Blanks of(Puzzle puzzle, Region region) {
        Lattice lattice = puzzle.lattice();
        // Where pieces may be left over, only a selection of them determines the number of blanks.
        if (puzzle.hasOptionalPieces() || (region.optional().size() == 0 && !lattice.hasJunctions())) {
            return new Blanks(region, 0, 0);
        }
        return new Blanks(
                region,
                left(puzzle, region, lattice::isWritten),
                left(puzzle, region, cell -> !lattice.isWritten(cell)));
    }

    private static int left(Puzzle puzzle, Region region, Predicate<Cell> kind) {
        long filled = puzzle.mobilePieces().stream()
                .flatMap(piece -> piece.cells().stream())
                .filter(kind)
                .count();
        return (int) (region.cells().stream().filter(kind).count() - filled);
    }

    /** Adds the shapes of the blanks to those of the pieces, if there are any blanks. */
    void addTo(List<Shape> shapes) {
        add(left, region.lattice()::isWritten, shapes);
        add(leftJunctions, cell -> !region.lattice().isWritten(cell), shapes);
    }

    private void add(int copies, Predicate<Cell> kind, List<Shape> shapes) {
        if (copies > 0) {
            List<Cell> cells =
                    region.lattice().ofEachKind().stream().filter(kind).toList();
            shapes.add(Shape.ofBlanks(shapes.size(), copies, cells));
        }
    }
}
