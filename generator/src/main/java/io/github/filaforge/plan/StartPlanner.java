package io.github.filaforge.plan;

import io.github.filaforge.image.Constraint;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.image.SymmetryGroup;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds every way in which the constrained pieces may lie: the piece that the redundancy filter has constrained; where
 * an image of it is left in place by some symmetries, a further piece constrained under these; and so on.
 */
final class StartPlanner {

    private final ImageCatalog catalog;
    private final int atMost;
    private final List<Start> starts = new ArrayList<>();
    private boolean everyConstraintComplete = true;

    /**
     * @param atMost how many pieces may be constrained, at least one: the catalogue holds the first to its images
     *     whether it is placed first or not
     */
    StartPlanner(ImageCatalog catalog, int atMost) {
        this.catalog = catalog;
        this.atMost = atMost;
        constrain(new Start(List.of(), catalog.symmetries()), catalog.constraint());
    }

    /** The starts; every solution up to symmetry contains the images of at least one of them. */
    List<Start> starts() {
        return List.copyOf(starts);
    }

    /** Whether solutions with these starts may be symmetric copies of one another. */
    boolean leavesCopies() {
        return !everyConstraintComplete
                || starts.stream().anyMatch(start -> !start.left().isTrivial());
    }

    private void constrain(Start start, Optional<Constraint> constraint) {
        if (constraint.isEmpty() || start.images().size() == atMost) {
            starts.add(start);
            return;
        }
        SymmetryGroup group = constraint.get().group();
        everyConstraintComplete &= group.order() == start.left().order();
        Set<Image> available = new HashSet<>(catalog.images(constraint.get().shape()));
        for (Image image : constraint.get().images()) {
            if (available.contains(image)) {
                Start next = start.with(image, group.fixing(image));
                constrain(next, furtherConstraint(next));
            }
        }
    }

    private Optional<Constraint> furtherConstraint(Start start) {
        // To look for a further piece goes through all images.
        if (start.left().isTrivial() || start.images().size() == atMost) {
            return Optional.empty();
        }
        List<Shape> unplaced = catalog.shapes().stream()
                .filter(shape -> !start.uses(shape.index()))
                .toList();
        List<List<Image>> images = catalog.images().stream()
                .map(ofShape -> ofShape.stream().filter(start::admits).toList())
                .toList();
        return RedundancyFilter.bestConstraint(start.left(), unplaced, images);
    }
}
