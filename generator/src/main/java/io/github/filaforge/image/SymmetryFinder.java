package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Finds the symmetries of a puzzle: motions of the lattice that keep its region and its set of shapes. */
final class SymmetryFinder {

    /**
     * The greatest product of symmetries and cells, since each number takes four to six bytes in memory and in the source of
     * a solver. A torus of n by n squares has 8 n<sup>2</sup> symmetries of n<sup>2</sup> cells, so 26x26 is the largest.
     */
    private static final int MOST_NUMBERS = 4_000_000;

    private final Region region;
    private final CellColours colours;
    /** The choice and the option of each cell of an option. */
    private final Map<Cell, List<String>> optionOf;

    private final Lattice lattice;
    private final ShapeFinder shapeFinder;

    SymmetryFinder(Puzzle puzzle, Region region, ShapeFinder shapeFinder) {
        this.region = region;
        this.colours = puzzle.container().colours();
        this.optionOf = puzzle.optionOfCells();
        this.lattice = region.lattice();
        this.shapeFinder = shapeFinder;
    }

    /**
     * Returns all symmetries that the candidates give, up to a translation, which carries the least cell to the least. The
     * colours of cells have to be carried along, and each option of a choice to itself, since options have names. A one-sided
     * puzzle may be flipped as a whole if its set of shapes is closed under the flip, so there may be more candidates than
     * motions of a single piece.
     *
     * @param tellShapes true if images of different shapes may fill equal cells
     * @param isClosed true for a closed box, where any translation may follow a candidate. There two symmetries that permute
     *     the cells alike are different if shapes are needed and they do not carry shapes alike
     * @throws TooManySymmetriesException if there is no room for the symmetries of a closed box
     */
    SymmetryGroup find(List<Symmetry> candidates, boolean tellShapes, boolean isClosed) {
        // Symmetries that differ only outside the region (the flip of a flat one) count once.
        Map<List<Integer>, PuzzleSymmetry> distinct = new LinkedHashMap<>();
        for (Symmetry candidate : candidates) {
            SearchStopped.ifInterrupted();
            // A closed box has a map of its cells for each translation, so there the shapes are tested first.
            List<int[]> cellMaps = isClosed ? List.of() : cellMaps(candidate, false);
            Optional<int[]> shapeMap = isClosed || !cellMaps.isEmpty() ? shapeMap(candidate) : Optional.empty();
            if (shapeMap.isEmpty()) {
                continue;
            }
            for (int[] cellMap : isClosed ? cellMaps(candidate, true) : cellMaps) {
                PuzzleSymmetry symmetry = new PuzzleSymmetry(cellMap, shapeMap.get(), tellShapes);
                List<Integer> numbers = symmetry.numbers();
                distinct.putIfAbsent(isClosed ? numbers : numbers.subList(0, cellMap.length), symmetry);
                if (isClosed && (long) distinct.size() * cellMap.length > MOST_NUMBERS) {
                    throw new TooManySymmetriesException(MOST_NUMBERS, cellMap.length);
                }
            }
        }
        return new SymmetryGroup(List.copyOf(distinct.values()));
    }

    /**
     * Returns true if a candidate carries the region to itself, with its colours; in a closed box some translation may
     * follow it.
     */
    boolean keepsRegion(Symmetry candidate) {
        return !cellMaps(candidate, !region.periods().areNone()).isEmpty();
    }

    /**
     * Returns the numbers of the cells to which a candidate and a shift behind it carry each cell: in a closed box for each
     * shift that carries the first cell to a cell, else for the shift that carries the least cell to the least.
     */
    private List<int[]> cellMaps(Symmetry candidate, boolean isClosed) {
        if (isClosed && !region.periods().areKeptBy(lattice, candidate, region.cell(0))) {
            return List.of();
        }
        Cell[] turned = new Cell[region.size()];
        Cell from = lattice.apply(candidate, region.cell(0));
        for (int number = 0; number < turned.length; number++) {
            turned[number] = lattice.apply(candidate, region.cell(number));
            from = !isClosed && turned[number].compareTo(from) < 0 ? turned[number] : from;
        }
        List<int[]> maps = new ArrayList<>();
        for (Cell target : isClosed ? region.cells() : List.of(region.cell(0))) {
            if (lattice.kindOf(target) == lattice.kindOf(from)) {
                shifted(turned, target.minus(from)).ifPresent(maps::add);
            }
        }
        return maps;
    }

    private Optional<int[]> shifted(Cell[] turned, Cell shift) {
        int[] map = new int[turned.length];
        for (int number = 0; number < map.length; number++) {
            map[number] = region.numberOf(turned[number], shift);
            if (map[number] < 0
                    || region.optional().contains(number) != region.optional().contains(map[number])
                    || colours.colour(region.cell(number)) != colours.colour(region.cell(map[number]))
                    || !Objects.equals(optionOf.get(region.cell(number)), optionOf.get(region.cell(map[number])))) {
                return Optional.empty();
            }
        }
        return Optional.of(map);
    }

    private Optional<int[]> shapeMap(Symmetry candidate) {
        List<Shape> shapes = shapeFinder.shapes();
        int[] map = new int[shapes.size()];
        for (Shape shape : shapes) {
            Optional<Integer> turned = shapeFinder.indexOf(shape, candidate);
            if (turned.isEmpty()
                    || shapes.get(turned.get()).copies() != shape.copies()
                    || shapes.get(turned.get()).required() != shape.required()) {
                return Optional.empty();
            }
            map[shape.index()] = turned.get();
        }
        return Optional.of(map);
    }
}
