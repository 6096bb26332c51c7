package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rotational redundancy filter: keeps, for one uniquely shaped piece, one image of each orbit under the symmetries of
 * the puzzle (polycube article, "Rotational Redundancy Constraint Violations"). As in the article, the image that is kept
 * has the orientation in which the piece is defined, if the orbit has such an image.
 */
public final class RedundancyFilter {

    // A class-data archive holds none of the comparators that Comparator.comparing and similar methods return: each
    // would be made anew in a millisecond or two.
    private static final Comparator<Constraint> FEWEST_IMAGES =
            (one, other) -> Integer.compare(one.images().size(), other.images().size());

    private static final Comparator<Image> BY_LAYOUT =
            (one, other) -> one.layout().compareTo(other.layout());

    private RedundancyFilter() {}

    /**
     * Constrains the piece of a shape.
     *
     * @throws IllegalArgumentException if the shape has copies: any of them may lie where the filter forbids it
     */
    public static ImageCatalog constrain(ImageCatalog catalog, Shape shape) {
        Constraint constraint = constraint(catalog, shape);
        List<List<Image>> images = new ArrayList<>(catalog.images());
        images.set(shape.index(), constraint.images());
        String filter = "redundancy filter, piece " + shape.name() + " constrained";
        return catalog.filtered(filter, images, Optional.of(constraint));
    }

    /**
     * Constrains the piece with which polycube would remove most images: one that leaves no symmetric copy before one that
     * does, then the one with the fewest images left, then the first. It returns the catalogue as it is if there is no such
     * piece.
     */
    public static ImageCatalog constrainBest(ImageCatalog catalog) {
        return constrain(catalog, bestConstraint(catalog.symmetries(), catalog.shapes(), catalog.images()));
    }

    /**
     * Constrains the piece that has the fewest images left; further pieces have to remove the copies that remain. Measured
     * against {@link #constrainBest}: 12x5 pentominoes 1.3 million fits instead of 2.1 million, 15x4 0.14 million instead of
     * 0.52 million.
     */
    public static ImageCatalog constrainFewest(ImageCatalog catalog) {
        SymmetryGroup group = catalog.symmetries();
        return constrain(
                catalog,
                constraints(group, likeliest(catalog), catalog.images())
                        .reduce((best, next) -> isBetter(next, best, group) ? next : best));
    }

    /**
     * Returns true if a constraint leaves fewer images than the best so far, or an equal number and no symmetric copies
     * where the best leaves some.
     */
    private static boolean isBetter(Constraint next, Constraint best, SymmetryGroup group) {
        int order = FEWEST_IMAGES.compare(next, best);
        return order < 0 || (order == 0 && !best.isComplete(group) && next.isComplete(group));
    }

    /**
     * Returns the shapes that may have the fewest images left, in their order. An orbit has at most as many images as its
     * group has symmetries, so most shapes of a large puzzle are excluded before any orbit is made.
     */
    private static List<Shape> likeliest(ImageCatalog catalog) {
        SymmetryGroup group = catalog.symmetries();
        List<Shape> candidates = catalog.shapes().stream()
                .filter(shape -> canBeConstrained(group, shape))
                .toList();
        Optional<Shape> first = candidates.stream()
                .reduce((one, other) -> fewestLeft(catalog, other) < fewestLeft(catalog, one) ? other : one);
        if (first.isEmpty()) {
            return List.of();
        }
        int left = constraint(group, first.get(), catalog.images(first.get()))
                .images()
                .size();
        return candidates.stream()
                .filter(shape -> fewestLeft(catalog, shape) <= left)
                .toList();
    }

    /** Returns the number of images of a shape that would be left if every orbit were as large as possible. */
    private static int fewestLeft(ImageCatalog catalog, Shape shape) {
        int orbit = catalog.symmetries().fixing(shape).order();
        return (catalog.images(shape).size() + orbit - 1) / orbit;
    }

    /**
     * Returns the constraints of all pieces that can be constrained, in the order of their shapes.
     *
     * @param most the number of images; constraints that leave more images may be missing
     */
    public static List<Constraint> candidates(ImageCatalog catalog, int most) {
        return catalog.shapes().stream()
                .filter(shape -> canBeConstrained(catalog.symmetries(), shape) && fewestLeft(catalog, shape) <= most)
                .map(shape -> constraint(catalog, shape))
                .toList();
    }

    private static Constraint constraint(ImageCatalog catalog, Shape shape) {
        return constraint(catalog.symmetries(), shape, preferredFirst(catalog, shape));
    }

    /**
     * Returns the images in the orientations that are kept, by ascending layout, then the others. The orientations that
     * turns of the puzzle, without a flip if it is one-sided, carry to one another form a class, and one of each class is
     * kept: the one in which the piece is defined if the class has it, else the last in ascending order. The counts of the
     * article depend on this.
     */
    private static List<Image> preferredFirst(ImageCatalog catalog, Shape shape) {
        Region region = catalog.region();
        Map<List<Cell>, List<Image>> byOrientation = catalog.images(shape).stream()
                .collect(Collectors.groupingBy(image -> region.orientation(image.layout())));
        SymmetryGroup turns = catalog.symmetries().keepingShapes();
        Set<List<Cell>> reached = new HashSet<>();
        List<Image> preferred = new ArrayList<>();
        List<Image> others = new ArrayList<>();
        for (List<Cell> orientation : definedThenDescending(region.lattice(), shape)) {
            List<Image> images = Objects.requireNonNullElse(byOrientation.remove(orientation), List.of());
            if (reached.contains(orientation)) {
                others.addAll(images);
            } else if (!images.isEmpty()) {
                preferred.addAll(images);
                turns.elements()
                        .forEach(turn -> reached.add(
                                region.orientation(turn.apply(images.get(0)).layout())));
            }
        }
        // Images over the seam of a closed box lie in parts, and therefore in no orientation.
        byOrientation.values().forEach(others::addAll);
        preferred.sort(BY_LAYOUT);
        preferred.addAll(others);
        return preferred;
    }

    private static Set<List<Cell>> definedThenDescending(Lattice lattice, Shape shape) {
        List<Cell> cells = shape.pieces().get(0).cells();
        Set<List<Cell>> orientations = new LinkedHashSet<>();
        orientations.add(lattice.seenFromFirst(cells));
        for (int last = shape.orientations().size() - 1; last >= 0; last--) {
            orientations.add(shape.orientations().get(last));
        }
        return orientations;
    }

    private static ImageCatalog constrain(ImageCatalog catalog, Optional<Constraint> constraint) {
        return constraint.map(chosen -> constrain(catalog, chosen.shape())).orElse(catalog);
    }

    /**
     * Returns the best constraint by the rule of {@link #constrainBest}.
     *
     * @param group the symmetries to be removed
     * @param candidates the shapes of which pieces are left
     * @param images the images that each shape has left, by shape index
     */
    public static Optional<Constraint> bestConstraint(
            SymmetryGroup group, List<Shape> candidates, List<List<Image>> images) {
        // The test whether one is complete takes far longer than the sorting of all.
        List<Constraint> ascending =
                constraints(group, candidates, images).sorted(FEWEST_IMAGES).toList();
        return ascending.stream()
                .filter(constraint -> constraint.isComplete(group))
                .findFirst()
                .or(() -> ascending.stream().findFirst());
    }

    private static Stream<Constraint> constraints(
            SymmetryGroup group, List<Shape> candidates, List<List<Image>> images) {
        return candidates.stream()
                .filter(shape -> canBeConstrained(group, shape))
                .map(shape -> constraint(group, shape, images.get(shape.index())));
    }

    private static boolean canBeConstrained(SymmetryGroup group, Shape shape) {
        // A symmetry keeps each option of a choice, so that a constrained choice would lose none.
        return shape.isOfOnePiece()
                && !shape.isBlank()
                && !shape.isChoice()
                && !group.fixing(shape).isTrivial();
    }

    private static Constraint constraint(SymmetryGroup group, Shape shape, List<Image> images) {
        if (shape.copies() > 1) {
            throw new IllegalArgumentException("shape " + shape.name() + " has " + shape.copies() + " copies");
        }
        SymmetryGroup fixing = group.fixing(shape);
        List<Image> kept =
                fixing.representatives(images).stream().sorted(BY_LAYOUT).toList();
        return new Constraint(shape, fixing, kept);
    }
}
