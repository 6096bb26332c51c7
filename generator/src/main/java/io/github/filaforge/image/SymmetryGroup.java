package io.github.filaforge.image;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A group of symmetries of a puzzle, the identity first.
 *
 * @param elements the symmetries. No two of them carry all cells of the region to equal cells or, where {@linkplain
 *     PuzzleSymmetry#tellsShapes() shapes are needed}, all cells and shapes to equal cells and shapes
 */
public record SymmetryGroup(List<PuzzleSymmetry> elements) {

    public SymmetryGroup {
        elements = List.copyOf(elements);
    }

    /** Returns the number of symmetries, the identity included. */
    public int order() {
        return elements.size();
    }

    /** Returns true if {@linkplain PuzzleSymmetry#tellsShapes() cells do not determine shapes}. */
    public boolean tellsShapes() {
        return elements.get(0).tellsShapes();
    }

    public boolean isTrivial() {
        return order() == 1;
    }

    /** Returns the subgroup of the symmetries that turn a shape into itself. */
    public SymmetryGroup fixing(Shape shape) {
        return subgroup(element -> element.shape(shape.index()) == shape.index());
    }

    /**
     * Returns the subgroup of the symmetries that turn every shape into itself; for a one-sided puzzle, those without a
     * flip.
     */
    SymmetryGroup keepingShapes() {
        return subgroup(PuzzleSymmetry::keepsShapes);
    }

    /** Returns the stabiliser of an image: the subgroup of the symmetries that leave it in its place. */
    public SymmetryGroup fixing(Image image) {
        return subgroup(element -> element.apply(image.layout()).equals(image.layout()));
    }

    private SymmetryGroup subgroup(Predicate<PuzzleSymmetry> condition) {
        return new SymmetryGroup(elements.stream().filter(condition).toList());
    }

    /**
     * Returns one image of each orbit under this group: the first in the list.
     *
     * @param images images of shapes that this group turns into themselves; an orbit has to be complete
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
