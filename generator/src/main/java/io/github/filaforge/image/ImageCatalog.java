package io.github.filaforge.image;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The images of a puzzle after zero or more filters.
 *
 * @param puzzle the puzzle
 * @param region its region
 * @param shapes its shapes, in index order
 * @param symmetries the symmetries under which solutions are to be found once; only the identity if all copies are
 *     wanted
 * @param images the images of each shape, by shape index, each list in the order of layouts
 * @param constraint what the redundancy filter constrained, if it constrained a piece
 * @param steps what each filter did, in order
 */
public record ImageCatalog(
        Puzzle puzzle,
        Region region,
        List<Shape> shapes,
        SymmetryGroup symmetries,
        List<List<Image>> images,
        Optional<Constraint> constraint,
        List<FilterStep> steps) {

    public ImageCatalog {
        shapes = List.copyOf(shapes);
        images = images.stream().map(List::copyOf).toList();
        steps = List.copyOf(steps);
    }

    /** The images of one shape. */
    public List<Image> images(Shape shape) {
        return images.get(shape.index());
    }

    /** All images, shape by shape. */
    public Stream<Image> allImages() {
        return images.stream().flatMap(List::stream);
    }

    /** The number of images of all shapes. */
    public int size() {
        return images.stream().mapToInt(List::size).sum();
    }

    /** The shapes that the definition has: all but that of blanks. */
    public List<Shape> definedShapes() {
        return shapes.stream().filter(shape -> !shape.isBlank()).toList();
    }

    /** The number of pieces that the definition has to be placed. */
    public int definedPieces() {
        return definedShapes().stream().mapToInt(Shape::copies).sum();
    }

    /** The number of cells of the region that a definition can name. */
    public int definedCells() {
        return region.lattice().written(region.cells()).size();
    }

    /** The number of images of these. */
    public int definedImages() {
        return definedImages(images);
    }

    private int definedImages(List<List<Image>> ofShapes) {
        return definedShapes().stream()
                .mapToInt(shape -> ofShapes.get(shape.index()).size())
                .sum();
    }

    /** The number of pieces that are to be placed, blanks among them. */
    public int pieces() {
        return shapes.stream().mapToInt(Shape::copies).sum();
    }

    ImageCatalog filtered(String filter, List<List<Image>> remaining, Optional<Constraint> newConstraint) {
        FilterStep step = new FilterStep(filter, definedImages(), definedImages(remaining));
        List<FilterStep> allSteps =
                Stream.concat(steps.stream(), Stream.of(step)).toList();
        return new ImageCatalog(puzzle, region, shapes, symmetries, remaining, newConstraint, allSteps);
    }
}
