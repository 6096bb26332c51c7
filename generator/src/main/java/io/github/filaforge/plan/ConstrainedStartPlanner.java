package io.github.filaforge.plan;

import io.github.filaforge.image.Constraint;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.image.SymmetryGroup;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the starts of a search: every way to place the constrained pieces. The first constrained piece is the piece of the
 * redundancy filter. If some symmetries leave an image of this piece in place, a further piece is constrained under these
 * symmetries, and so on.
 */
final class ConstrainedStartPlanner {

    /**
     * One way in which the constrained pieces may lie.
     *
     * @param images the images of the constrained pieces, with layouts by cell number
     * @param left the symmetries that leave all of these images in place; under them, solutions with these images may be
     *     symmetric copies of one another
     */
    record ConstrainedStart(List<Image> images, SymmetryGroup left) {}

    private final ImageCatalog catalog;
    private final int atMost;
    private final List<ConstrainedStart> starts = new ArrayList<>();
    private boolean everyConstraintComplete = true;

    /**
     * Finds the starts.
     *
     * @param atMost the greatest number of constrained pieces, at least one: the catalogue has only the constrained images
     *     of the first piece, whether it is placed first or not
     */
    ConstrainedStartPlanner(ImageCatalog catalog, int atMost) {
        this.catalog = catalog;
        this.atMost = atMost;
        constrain(new ConstrainedStart(List.of(), catalog.symmetries()), catalog.constraint());
    }

    /** Returns the starts. Every solution has a symmetric copy that contains the images of at least one start. */
    List<ConstrainedStart> starts() {
        return List.copyOf(starts);
    }

    /** Returns true if solutions with these starts may be symmetric copies of one another. */
    boolean leavesCopies() {
        return !everyConstraintComplete
                || starts.stream().anyMatch(start -> !start.left().isTrivial());
    }

    private void constrain(ConstrainedStart start, Optional<Constraint> constraint) {
        if (constraint.isEmpty() || start.images().size() == atMost) {
            starts.add(start);
            return;
        }
        SymmetryGroup group = constraint.get().group();
        everyConstraintComplete &= group.order() == start.left().order();
        Set<Image> available = new HashSet<>(catalog.images(constraint.get().shape()));
        for (Image image : constraint.get().images()) {
            if (available.contains(image)) {
                List<Image> images =
                        Stream.concat(start.images().stream(), Stream.of(image)).toList();
                ConstrainedStart next = new ConstrainedStart(images, group.fixing(image));
                constrain(next, furtherConstraint(next));
            }
        }
    }

    private Optional<Constraint> furtherConstraint(ConstrainedStart start) {
        // The search for a further piece goes through all images, so it is left out if it is not needed.
        if (start.left().isTrivial() || start.images().size() == atMost) {
            return Optional.empty();
        }
        List<Shape> unplaced = catalog.shapes().stream()
                .filter(shape -> start.images().stream().noneMatch(placed -> placed.shape() == shape.index()))
                .toList();
        Layout occupied = start.images().stream()
                .map(Image::layout)
                .reduce(Layout.empty(catalog.region().size()), Layout::union);
        List<List<Image>> images = catalog.images().stream()
                .map(ofShape -> ofShape.stream()
                        .filter(image -> !occupied.intersects(image.layout()))
                        .toList())
                .toList();
        return RedundancyFilter.bestConstraint(start.left(), unplaced, images);
    }
}
