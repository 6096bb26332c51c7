package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds the symmetries of a puzzle: motions of the lattice that keep its region and its set of shapes. */
final class SymmetryFinder {

    /**
     * The greatest product of symmetries and cells, since each number takes four to six bytes in memory and in the source of
     * a solver. A torus of n by n squares has 8 n<sup>2</sup> symmetries of n<sup>2</sup> cells, so 26x26 is the largest.
     */
    private static final int MOST_NUMBERS = 4_000_000;

    private final Region region;
    private final CellColours colours;
    private final Lattice lattice;
    private final ShapeFinder shapeFinder;

    SymmetryFinder(Region region, CellColours colours, ShapeFinder shapeFinder) {
        this.region = region;
        this.colours = colours;
        this.lattice = region.lattice();
        this.shapeFinder = shapeFinder;
    }

    /**
     * Returns all symmetries that the candidates give, up to a translation, which carries the least cell to the least. The
     * colours of cells have to be carried along. A one-sided puzzle may be flipped as a whole if its set of shapes is closed
     * under the flip, so there may be more candidates than motions of a single piece.
     *
     * @param tellShapes true if images of different shapes may fill equal cells
     */
    SymmetryGroup find(List<Symmetry> candidates, boolean tellShapes) {
        // Symmetries that differ only outside the region (the flip of a flat one) count once.
        Map<List<Integer>, PuzzleSymmetry> distinct = new LinkedHashMap<>();
        for (Symmetry candidate : candidates) {
            SearchStopped.ifInterrupted();
            Optional<int[]> cellMap = cellMap(candidate);
            Optional<int[]> shapeMap = cellMap.flatMap(any -> shapeMap(candidate));
            if (shapeMap.isPresent()) {
                distinct.putIfAbsent(
                        IntStream.of(cellMap.get()).boxed().toList(),
                        new PuzzleSymmetry(cellMap.get(), shapeMap.get(), tellShapes));
            }
        }
        return new SymmetryGroup(List.copyOf(distinct.values()));
    }

    /**
     * Returns all symmetries in a closed box, where any translation may follow a candidate.
     *
     * @param tellShapes true if images of different shapes may fill equal cells, so that two symmetries which permute the
     *     cells alike are different if they do not carry shapes alike
     * @throws TooManySymmetriesException if there is no room for them
     */
    SymmetryGroup findInClosedBox(List<Symmetry> candidates, boolean tellShapes) {
        Map<List<Integer>, PuzzleSymmetry> distinct = new LinkedHashMap<>();
        for (Symmetry candidate : candidates) {
            Optional<int[]> shapeMap = region.periods().areKeptBy(lattice, candidate, region.cell(0))
                    ? shapeMap(candidate)
                    : Optional.empty();
            if (shapeMap.isPresent()) {
                for (int[] cellMap : cellMaps(candidate)) {
                    PuzzleSymmetry symmetry = new PuzzleSymmetry(cellMap, shapeMap.get(), tellShapes);
                    distinct.putIfAbsent(symmetry.numbers(), symmetry);
                    if ((long) distinct.size() * cellMap.length > MOST_NUMBERS) {
                        throw new TooManySymmetriesException(MOST_NUMBERS, cellMap.length);
                    }
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
        if (region.periods().areNone()) {
            return cellMap(candidate).isPresent();
        }
        return region.periods().areKeptBy(lattice, candidate, region.cell(0))
                && !cellMaps(candidate).isEmpty();
    }

    private Optional<int[]> cellMap(Symmetry candidate) {
        Cell[] turned = new Cell[region.size()];
        Cell least = lattice.apply(candidate, region.cell(0));
        for (int number = 0; number < turned.length; number++) {
            turned[number] = lattice.apply(candidate, region.cell(number));
            least = turned[number].compareTo(least) < 0 ? turned[number] : least;
        }
        if (lattice.kindOf(least) != lattice.kindOf(region.cell(0))) {
            return Optional.empty();
        }
        return shifted(turned, region.cell(0).minus(least));
    }

    /**
     * Returns the numbers of the cells to which a candidate carries each cell, for each shift behind it that carries the
     * first cell to a cell.
     */
    private List<int[]> cellMaps(Symmetry candidate) {
        Cell[] turned = new Cell[region.size()];
        for (int number = 0; number < turned.length; number++) {
            turned[number] = lattice.apply(candidate, region.cell(number));
        }
        List<int[]> maps = new ArrayList<>();
        for (Cell target : region.cells()) {
            if (lattice.kindOf(target) == lattice.kindOf(turned[0])) {
                shifted(turned, target.minus(turned[0])).ifPresent(maps::add);
            }
        }
        return maps;
    }

    private Optional<int[]> shifted(Cell[] turned, Cell shift) {
        int[] map = new int[turned.length];
        for (int number = 0; number < map.length; number++) {
            map[number] = region.numberOf(turned[number], shift);
            if (map[number] < 0
                    || region.optional().contains(number) != region.optional().contains(map[number])) {
                return Optional.empty();
            }
        }
        return keepsColours(map) ? Optional.of(map) : Optional.empty();
    }

    private boolean keepsColours(int... cellMap) {
        return colours.ofCells().isEmpty()
                || IntStream.range(0, cellMap.length)
                        .allMatch(number ->
                                colours.colour(region.cell(number)) == colours.colour(region.cell(cellMap[number])));
    }

    private Optional<int[]> shapeMap(Symmetry candidate) {
        List<Shape> shapes = shapeFinder.shapes();
        int[] map = new int[shapes.size()];
        for (Shape shape : shapes) {
            Optional<Integer> turned = shapeFinder.indexOf(shape, candidate);
            if (turned.isEmpty() || shapes.get(turned.get()).copies() != shape.copies()) {
                return Optional.empty();
            }
            map[shape.index()] = turned.get();
        }
        return Optional.of(map);
    }
}
