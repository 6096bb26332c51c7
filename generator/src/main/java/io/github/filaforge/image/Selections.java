package io.github.filaforge.image;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Selection;
import io.github.filaforge.model.Shape;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The selections of a puzzle that has more pieces than are used. A selection is a number of pieces of each shape, so that
 * their cells together fill the region. A solution of the puzzle is a solution of one selection, which is a puzzle all of
 * whose pieces are used.
 *
 * <p>Where a symmetry of the region carries the pieces of one selection to those of another, it carries their solutions to
 * one another. Then only the first of the two is included.
 */
public final class Selections {

    private static final int MOST = 1000;

    private final Puzzle puzzle;
    private final ShapeFinder shapeFinder;
    private final List<Shape> shapes;
    /** The number of cells, without junctions, of a piece of each shape; the cells determine the junctions. */
    private final int[] sizes;
    /** The number of pieces of each shape that every selection has. */
    private final int[] required;
    /**
     * The numbers of cells, up to those of the region, that the shapes from one on can have together, for each shape and
     * behind the last.
     */
    private final BitSet[] cells;

    private final List<int[]> found = new ArrayList<>();

    private Selections(Puzzle puzzle, Region region, int regionCells) {
        this.puzzle = puzzle;
        this.shapeFinder = new ShapeFinder(puzzle, region);
        this.shapes = shapeFinder.shapes();
        this.sizes = new int[shapes.size()];
        this.required = new int[shapes.size()];
        this.cells = new BitSet[shapes.size() + 1];
        cells[shapes.size()] = new BitSet();
        cells[shapes.size()].set(0);
        for (int shape = shapes.size() - 1; shape >= 0; shape--) {
            List<Piece> pieces = shapes.get(shape).pieces();
            sizes[shape] = puzzle.lattice().written(pieces.get(0).cells()).size();
            required[shape] =
                    (int) pieces.stream().filter(piece -> !piece.optional()).count();
            cells[shape] = new BitSet();
            for (int number = required[shape]; number <= pieces.size(); number++) {
                int size = number * sizes[shape];
                BitSet target = cells[shape];
                cells[shape + 1].stream()
                        .filter(rest -> rest + size <= regionCells)
                        .forEach(rest -> target.set(rest + size));
            }
        }
    }

    /**
     * Returns the selections of a puzzle, those with fewer cells first. There is none if no pieces have as many cells as are
     * to be filled. If all pieces are used, the puzzle itself is the only selection.
     *
     * @param distinct the rule for solutions that count as one; of the selections that symmetries carry to one another, the
     *     first is included
     * @return the selections
     * @throws RequestException if there are more than 1000 selections, symmetric ones included
     */
    public static List<Selection> of(Puzzle puzzle, Distinct distinct) {
        if (!puzzle.hasOptionalPieces()) {
            return List.of(new Selection(1, puzzle));
        }
        Region region = puzzle.region();
        int size = puzzle.lattice().written(region.cells()).size();
        long optional = IntStream.of(region.optional().cells())
                .filter(cell -> puzzle.lattice().isWritten(region.cell(cell)))
                .count();
        Selections selections = new Selections(puzzle, region, size);
        for (int filled = (int) (size - optional); filled <= size; filled++) {
            selections.select(filled);
        }
        if (selections.found.size() > MOST) {
            throw new RequestException("puzzle " + puzzle.name() + " has more than " + MOST
                    + " selections of pieces, each of which takes a search: narrow the ranges of copies");
        }
        return selections.representatives(region, distinct);
    }

    /** Adds all selections that fill a number of cells. There may be thousands of shapes, so this is no recursion. */
    private void select(int filled) {
        int[] numbers = new int[shapes.size()];
        int[] left = new int[shapes.size() + 1];
        left[0] = filled;
        int shape = 0;
        boolean isNew = true;
        while (shape >= 0 && found.size() <= MOST) {
            SearchStopped.ifInterrupted();
            if (shape == numbers.length) {
                if (left[shape] == 0) {
                    found.add(numbers.clone());
                }
                shape--;
                isNew = false;
                continue;
            }
            numbers[shape] = isNew ? required[shape] : numbers[shape] + 1;
            left[shape + 1] = left[shape] - numbers[shape] * sizes[shape];
            if (numbers[shape] > shapes.get(shape).copies() || left[shape + 1] < 0) {
                shape--;
                isNew = false;
            } else {
                isNew = cells[shape + 1].get(left[shape + 1]);
                shape += isNew ? 1 : 0;
            }
        }
    }

    /** Returns the first of each set of selections that symmetries of the region carry to one another. */
    private List<Selection> representatives(Region region, Distinct distinct) {
        List<int[]> maps = shapeMaps(region, distinct);
        Set<List<Integer>> seen = new HashSet<>();
        List<Selection> representatives = new ArrayList<>();
        for (int index = 0; index < found.size(); index++) {
            int[] numbers = found.get(index);
            if (seen.add(list(numbers))) {
                representatives.add(selection(index + 1, numbers));
                maps.forEach(map -> carried(numbers, map).ifPresent(other -> seen.add(list(other))));
            }
        }
        return representatives;
    }

    private static List<Integer> list(int... numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    /** Returns the shape that each symmetry of the region makes of each shape; -1 if the puzzle does not have it. */
    private List<int[]> shapeMaps(Region region, Distinct distinct) {
        Lattice lattice = puzzle.lattice();
        SymmetryFinder finder = new SymmetryFinder(region, puzzle.container().colours(), shapeFinder);
        List<int[]> maps = new ArrayList<>();
        for (Symmetry symmetry : ImageFinder.candidates(lattice, distinct)) {
            if (finder.keepsRegion(symmetry)) {
                maps.add(shapes.stream()
                        .mapToInt(shape -> shapeFinder.indexOf(shape, symmetry).orElse(-1))
                        .toArray());
            }
        }
        return maps;
    }

    private static Optional<int[]> carried(int[] numbers, int... map) {
        int[] carried = new int[numbers.length];
        for (int shape = 0; shape < numbers.length; shape++) {
            if (numbers[shape] > 0) {
                if (map[shape] < 0) {
                    return Optional.empty();
                }
                carried[map[shape]] = numbers[shape];
            }
        }
        return Optional.of(carried);
    }

    /** Returns the selection with a number of pieces of each shape; pieces that every solution has are used first. */
    private Selection selection(int number, int... numbers) {
        Map<String, Integer> shapeOf = new HashMap<>();
        int[] optional = new int[numbers.length];
        for (Shape shape : shapes) {
            shape.pieces().forEach(piece -> shapeOf.put(piece.name(), shape.index()));
            optional[shape.index()] = numbers[shape.index()] - required[shape.index()];
        }
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : puzzle.pieces()) {
            if (!piece.optional()) {
                pieces.add(piece);
            } else if (optional[shapeOf.get(piece.name())]-- > 0) {
                pieces.add(piece.inAll());
            }
        }
        return new Selection(
                number, new Puzzle(puzzle.name() + "-" + number, puzzle.container(), puzzle.oneSided(), pieces));
    }
}
