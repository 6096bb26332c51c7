package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The images of a puzzle after zero or more filters.
 *
 * @param puzzle the puzzle
 * @param region its region
 * @param shapes its shapes, in index order
 * @param symmetries the symmetries under which solutions count once; only the identity if all copies are wanted
 * @param images the images of each shape, by shape index, each list in the order of layouts
 * @param constraint the constraint of the redundancy filter, if it constrained a piece
 * @param steps the effect of each filter, in order
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

    public List<Image> images(Shape shape) {
        return images.get(shape.index());
    }

    /**
     * Returns the orientations in which a shape fits into the region, whatever the filters left. On a board of one layer
     * these are orientations in its plane.
     */
    public List<List<Cell>> orientations(Shape shape) {
        return ImageFinder.orientations(shape, region);
    }

    /**
     * Returns the number of orientations, as {@link #orientations(Shape)} has them, of all shapes that the definition has.
     */
    public int orientations() {
        return definedShapes().stream()
                .mapToInt(shape -> orientations(shape).size())
                .sum();
    }

    /** Returns the mean number of orientations of the pieces that the definition has; 0 if it has none. */
    public double meanOrientations() {
        int sum = definedShapes().stream()
                .mapToInt(shape -> shape.copies() * orientations(shape).size())
                .sum();
        return sum == 0 ? 0 : (double) sum / definedPieces();
    }

    /** Returns all images, shape by shape. */
    public Stream<Image> allImages() {
        return images.stream().flatMap(List::stream);
    }

    /** Returns the number of images of all shapes. */
    public int size() {
        return images.stream().mapToInt(List::size).sum();
    }

    /** Returns the shapes of the definition: all but those of blanks. */
    public List<Shape> definedShapes() {
        return shapes.stream().filter(shape -> !shape.isBlank()).toList();
    }

    /** Returns true if pieces may be left over, so that solutions may have different numbers of pieces. */
    public boolean isVaried() {
        return puzzle.hasOptionalPieces();
    }

    /** Returns the least and the greatest number of pieces that a solution may have, without blanks. */
    public PieceRange numbers() {
        int required = definedShapes().stream().mapToInt(Shape::required).sum();
        int most = isVaried() ? Math.min(puzzle.placed().most(), room()) : required;
        int least = isVaried() ? Math.max(required, puzzle.placed().least()) : required;
        return new PieceRange(least, Math.max(least, most));
    }

    /** Returns the greatest number of pieces without blanks that has room in the region. */
    private int room() {
        List<Shape> ascending = definedShapes().stream()
                .sorted(Comparator.comparingInt(this::cells))
                .toList();
        int room = definedCells();
        int number = 0;
        for (Shape shape : ascending) {
            int more = Math.min(shape.copies(), room / cells(shape));
            number += more;
            room -= more * cells(shape);
        }
        return number;
    }

    private int cells(Shape shape) {
        return region.lattice().written(shape.pieces().get(0).cells()).size();
    }

    /**
     * Returns true if the solutions are exactly the assemblies of {@link #pieces()} images. This is so if no piece may be
     * left over, or all images have equal numbers of cells.
     */
    public boolean hasFixedNumberOfImages() {
        return !isVaried() || shapes.stream().allMatch(shape -> shape.volume() * pieces() == region.size());
    }

    /**
     * Returns true if a search has to count the pieces of a shape: it has more images, and more room in the region, than
     * pieces.
     */
    public boolean canRunOut(Shape shape) {
        return shape.copies() < images(shape).size() && shape.copies() < region.size() / shape.volume();
    }

    /** Returns the number of pieces of the definition that are to be placed, optional pieces included. */
    public int definedPieces() {
        return definedShapes().stream().mapToInt(Shape::copies).sum();
    }

    /** Returns the number of cells of the region that a definition can name. */
    public int definedCells() {
        return region.lattice().written(region.cells()).size();
    }

    /** Returns the number of images of the shapes of the definition. */
    public int definedImages() {
        return definedImages(images);
    }

    private int definedImages(List<List<Image>> ofShapes) {
        return definedShapes().stream()
                .mapToInt(shape -> ofShapes.get(shape.index()).size())
                .sum();
    }

    /**
     * Returns the number of pieces that are to be placed, blanks included. If pieces may be left over, this is the greatest
     * number of them that has room in the region.
     */
    public int pieces() {
        return pieces(puzzle, shapes, region.size());
    }

    /**
     * Returns the number of pieces of a puzzle as {@link #pieces()}.
     *
     * @param size the number of cells of the region
     */
    public static int pieces(Puzzle puzzle, List<Shape> shapes, int size) {
        if (!puzzle.hasOptionalPieces()) {
            return shapes.stream().mapToInt(Shape::copies).sum();
        }
        int room = size;
        int number = 0;
        List<Shape> ascending =
                shapes.stream().sorted(Comparator.comparingInt(Shape::volume)).toList();
        for (Shape shape : ascending) {
            int more = Math.min(shape.copies(), room / shape.volume());
            number += more;
            room -= more * shape.volume();
        }
        int blanks =
                shapes.stream().filter(Shape::isBlank).mapToInt(Shape::copies).sum();
        return (int) Math.min(number, (long) puzzle.placed().most() + blanks);
    }

    ImageCatalog filtered(String filter, List<List<Image>> remaining, Optional<Constraint> newConstraint) {
        FilterStep step = new FilterStep(filter, definedImages(), definedImages(remaining));
        List<FilterStep> allSteps =
                Stream.concat(steps.stream(), Stream.of(step)).toList();
        return new ImageCatalog(puzzle, region, shapes, symmetries, remaining, newConstraint, allSteps);
    }
}
