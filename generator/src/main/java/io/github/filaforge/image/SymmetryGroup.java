package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A group of symmetries of a puzzle, the identity first.
 *
 * @param elements the symmetries; no two carry the cells of the region alike
 */
public record SymmetryGroup(List<PuzzleSymmetry> elements) {

    public SymmetryGroup {
        elements = List.copyOf(elements);
    }

    /**
     * All symmetries of a puzzle that the candidates give. A one-sided puzzle may be flipped as a whole where its set
     * of shapes is closed under it, so the candidates are more than what a single piece may do.
     */
    static SymmetryGroup find(Region region, ShapeFinder shapeFinder, List<Symmetry> candidates) {
        // Symmetries that differ only outside the region (the flip of a flat one) count once.
        Map<List<Integer>, PuzzleSymmetry> distinct = new LinkedHashMap<>();
        for (Symmetry candidate : candidates) {
            Optional<int[]> cellMap = cellMap(region, candidate);
            Optional<int[]> shapeMap = cellMap.flatMap(any -> shapeMap(shapeFinder, candidate));
            if (shapeMap.isPresent()) {
                distinct.putIfAbsent(
                        IntStream.of(cellMap.get()).boxed().toList(),
                        new PuzzleSymmetry(cellMap.get(), shapeMap.get()));
            }
        }
        return new SymmetryGroup(List.copyOf(distinct.values()));
    }

    private static Optional<int[]> cellMap(Region region, Symmetry candidate) {
        Lattice lattice = region.lattice();
        Cell[] turned = new Cell[region.size()];
        Cell least = lattice.apply(candidate, region.cell(0));
        for (int number = 0; number < turned.length; number++) {
            turned[number] = lattice.apply(candidate, region.cell(number));
            least = turned[number].compareTo(least) < 0 ? turned[number] : least;
        }
        if (lattice.kindOf(least) != lattice.kindOf(region.cell(0))) {
            return Optional.empty();
        }
        Cell shift = region.cell(0).minus(least);
        int[] map = new int[turned.length];
        for (int number = 0; number < map.length; number++) {
            map[number] = region.numberOf(turned[number], shift);
            if (map[number] < 0
                    || region.optional().contains(number) != region.optional().contains(map[number])) {
                return Optional.empty();
            }
        }
        return Optional.of(map);
    }

    private static Optional<int[]> shapeMap(ShapeFinder shapeFinder, Symmetry candidate) {
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

    /** The number of symmetries, the identity included. */
    public int order() {
        return elements.size();
    }

    public boolean isTrivial() {
        return order() == 1;
    }

    /** The subgroup of the symmetries that turn a shape into itself. */
    public SymmetryGroup fixing(Shape shape) {
        return subgroup(element -> element.shape(shape.index()) == shape.index());
    }

    /** The subgroup of the symmetries that turn every shape into itself; of a one-sided puzzle, those that do not flip it. */
    SymmetryGroup keepingShapes() {
        return subgroup(PuzzleSymmetry::keepsShapes);
    }

    /** The subgroup of the symmetries that leave an image where it is: its stabiliser. */
    public SymmetryGroup fixing(Image image) {
        return subgroup(element -> element.apply(image.layout()).equals(image.layout()));
    }

    private SymmetryGroup subgroup(Predicate<PuzzleSymmetry> condition) {
        return new SymmetryGroup(elements.stream().filter(condition).toList());
    }

    /**
     * One image of each orbit under this group: the first in the list.
     *
     * @param images images of shapes that this group turns into themselves; with an image all of its orbit
     */
    public List<Image> representatives(List<Image> images) {
        if (isTrivial()) {
            return images;
        }
        List<Image> representatives = new ArrayList<>();
        Set<Image> seen = new HashSet<>();
        for (Image image : images) {
            if (seen.add(image)) {
                representatives.add(image);
                elements.forEach(element -> seen.add(element.apply(image)));
            }
        }
        return representatives;
    }
}
