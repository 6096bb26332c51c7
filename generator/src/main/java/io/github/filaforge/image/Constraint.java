package io.github.filaforge.image;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import java.util.List;

/**
 * The constraint by which a search finds only one of each set of symmetric solutions: a piece without copies, and the images
 * to which it is limited.
 *
 * @param shape the shape of the constrained piece, which has no copy
 * @param group the symmetries under which the piece is constrained; all of them turn the shape into itself
 * @param images one image of each orbit of the images of the shape under the group
 */
public record Constraint(Shape shape, SymmetryGroup group, List<Image> images) {

    public Constraint {
        images = List.copyOf(images);
    }

    /**
     * Returns true if the constraint alone removes every symmetric copy under a group that contains its own: the group turns
     * the shape into itself, and moves each of the images.
     */
    public boolean isComplete(SymmetryGroup whole) {
        return group.order() == whole.order()
                && images.stream().allMatch(image -> group.fixing(image).isTrivial());
    }
}
