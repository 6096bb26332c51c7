package io.github.filaforge.image;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The rotational redundancy filter: keeps, of one uniquely shaped piece, one image of each orbit under the symmetries of
 * the puzzle (polycube article, "Rotational Redundancy Constraint Violations").
 */
public final class RedundancyFilter {

    private RedundancyFilter() {}

    /**
     * Constrains the piece of a shape.
     *
     * @throws IllegalArgumentException if the shape has copies: any of them may be the one that lies where the filter
     *     forbids
     */
    public static ImageCatalog constrain(ImageCatalog catalog, Shape shape) {
        Constraint constraint = constraint(catalog.symmetries(), shape, catalog.images(shape));
        List<List<Image>> images = new ArrayList<>(catalog.images());
        images.set(shape.index(), constraint.images());
        String filter = "redundancy filter, piece " + shape.name() + " constrained";
        return catalog.filtered(filter, images, Optional.of(constraint));
    }

    /** Constrains the piece that does it best; the catalogue as it is if no piece can be constrained to any use. */
    public static ImageCatalog constrainBest(ImageCatalog catalog) {
        return bestConstraint(catalog.symmetries(), catalog.shapes(), catalog.images())
                .map(best -> constrain(catalog, best.shape()))
                .orElse(catalog);
    }

    /**
     * The constraint that removes most: one that leaves no symmetric copy before one that does, then the one with the
     * fewest images left (polycube article), then the first piece.
     *
     * @param group the symmetries to be removed
     * @param candidates the shapes of which pieces are left
     * @param images the images that each shape has left, by shape index
     */
    public static Optional<Constraint> bestConstraint(
            SymmetryGroup group, List<Shape> candidates, List<List<Image>> images) {
        if (group.isTrivial()) {
            return Optional.empty();
        }
        return candidates.stream()
                .filter(shape -> shape.copies() == 1 && !group.fixing(shape).isTrivial())
                .map(shape -> constraint(group, shape, images.get(shape.index())))
                .min(Comparator.comparing((Constraint constraint) -> !constraint.isComplete(group))
                        .thenComparing(constraint -> constraint.images().size()));
    }

    private static Constraint constraint(SymmetryGroup group, Shape shape, List<Image> images) {
        if (shape.copies() > 1) {
            throw new IllegalArgumentException("shape " + shape.name() + " has " + shape.copies() + " copies");
        }
        SymmetryGroup fixing = group.fixing(shape);
        return new Constraint(shape, fixing, fixing.representatives(images));
    }
}
