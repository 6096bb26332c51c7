package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The number of cells that stay empty in every solution of a puzzle, or the greatest number if pieces may be left over. If
 * it is not 0, searches fill these cells by blanks, which are pieces of one cell. Junctions have blanks of their own: the
 * pieces determine the number of junctions that stay empty, independently of the other cells.
 *
 * @param region the cells
 * @param areVaried true if solutions may have fewer blanks
 * @param left the number of cells that the pieces leave, without junctions
 * @param leftJunctions the number of junctions that the pieces leave; below 0 if they need more than the region has
 */
record Blanks(Region region, boolean areVaried, int left, int leftJunctions) {

    static Blanks of(Puzzle puzzle, Region region) {
        Lattice lattice = puzzle.lattice();
        if (region.optional().size() == 0 && !lattice.hasJunctions()) {
            return new Blanks(region, false, 0, 0);
        }
        return new Blanks(
                region,
                puzzle.hasOptionalPieces(),
                puzzle.hasOptionalPieces()
                        ? Math.min(puzzle.mostEmpty(), left(puzzle, region, lattice::isWritten))
                        : left(puzzle, region, lattice::isWritten),
                left(puzzle, region, cell -> !lattice.isWritten(cell)));
    }

    private static int left(Puzzle puzzle, Region region, Predicate<Cell> kind) {
        long filled = puzzle.mobilePieces().stream()
                .filter(piece -> !piece.optional())
                .flatMap(piece -> piece.cells().stream())
                .filter(kind)
                .count();
        int left = (int) (region.cells().stream().filter(kind).count() - filled);
        long optional = IntStream.of(region.optional().cells())
                .filter(cell -> kind.test(region.cell(cell)))
                .count();
        return puzzle.hasOptionalPieces() ? (int) Math.min(left, optional) : left;
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
            shapes.add(Shape.ofBlanks(shapes.size(), copies, areVaried, cells));
        }
    }
}
