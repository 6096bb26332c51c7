package io.github.filaforge.image;

import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The ways to select pieces of a puzzle that has more than are used: for each shape how many, so that they have as many cells as
 * are to be filled. A solution of the puzzle is a solution of one selection, which is a puzzle all of whose pieces are used.
 *
 * <p>Where a symmetry of the region carries the pieces of one selection to those of another, it carries their solutions to one
 * another. Then only the first of the two stands here.
 */
public final class Selections {

    private final Puzzle puzzle;
    private final ShapeFinder shapeFinder;
    private final List<Shape> shapes;
    private final int most;
    /** For each shape, and behind the last, which volumes the shapes from there on can have. */
    private final BitSet[] volumes;

    private final List<int[]> found = new ArrayList<>();

    private Selections(Puzzle puzzle, int most) {
        this.puzzle = puzzle;
        this.most = most;
        this.shapeFinder = new ShapeFinder(puzzle);
        this.shapes = shapeFinder.shapes();
        this.volumes = new BitSet[shapes.size() + 1];
        volumes[shapes.size()] = new BitSet();
        volumes[shapes.size()].set(0);
        for (int shape = shapes.size() - 1; shape >= 0; shape--) {
            volumes[shape] = new BitSet();
            for (int number = required(shape); number <= shapes.get(shape).copies(); number++) {
                int volume = number * shapes.get(shape).volume();
                BitSet target = volumes[shape];
                volumes[shape + 1].stream().forEach(rest -> target.set(rest + volume));
            }
        }
    }

    /**
     * The selections of a puzzle, those with fewer cells first; none if no pieces have as many as are to be filled. Where all
     * pieces are used, the puzzle itself is the only one.
     *
     * @param distinct which solutions count as one: of the selections that symmetries carry to one another the first is here
     * @return empty if there are more than {@code most}, symmetric ones included
     */
    public static Optional<List<Selection>> of(Puzzle puzzle, Distinct distinct, int most) {
        if (!puzzle.hasOptionalPieces()) {
            return Optional.of(List.of(new Selection(1, puzzle)));
        }
        Selections selections = new Selections(puzzle, most);
        Region region = puzzle.region();
        for (int empty = region.optional().size(); empty >= 0; empty--) {
            selections.select(0, new int[selections.shapes.size()], region.size() - empty);
        }
        if (selections.found.size() > most) {
            return Optional.empty();
        }
        return Optional.of(selections.representatives(region, distinct));
    }

    private int required(int shape) {
        return (int) shapes.get(shape).pieces().stream()
                .filter(piece -> !piece.optional())
                .count();
    }

    /** Adds all that have these numbers of the shapes before one. */
    private void select(int shape, int[] numbers, int left) {
        if (left < 0 || !volumes[shape].get(left) || found.size() > most) {
            return;
        }
        if (shape == numbers.length) {
            found.add(numbers.clone());
            return;
        }
        for (int number = required(shape); number <= shapes.get(shape).copies(); number++) {
            numbers[shape] = number;
            select(shape + 1, numbers, left - number * shapes.get(shape).volume());
        }
    }

    /** The first of those that symmetries of the region carry to one another. */
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

    /** What each symmetry of the region makes of each shape; -1 for one that the puzzle does not have. */
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

    /** That with so many pieces of each shape, those first that every solution has. */
    private Selection selection(int number, int... numbers) {
        Map<String, Integer> shapeOf = new HashMap<>();
        int[] optional = new int[numbers.length];
        for (Shape shape : shapes) {
            shape.pieces().forEach(piece -> shapeOf.put(piece.name(), shape.index()));
            optional[shape.index()] = numbers[shape.index()] - required(shape.index());
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
