package io.github.filaforge.plan;

import io.github.filaforge.image.SymmetryGroup;
import io.github.filaforge.model.Image;
import java.util.List;
import java.util.stream.Stream;

/**
 * One way in which the constrained pieces may lie.
 *
 * @param images the images of the constrained pieces, with layouts by cell number
 * @param left the symmetries that leave all of these images in place; under them, solutions with these images may be
 *     symmetric copies of one another
 */
record ConstrainedStart(List<Image> images, SymmetryGroup left) {

    ConstrainedStart {
        images = List.copyOf(images);
    }

    ConstrainedStart with(Image image, SymmetryGroup stillLeft) {
        return new ConstrainedStart(
                Stream.concat(images.stream(), Stream.of(image)).toList(), stillLeft);
    }

    boolean admits(Image image) {
        return images.stream().noneMatch(placed -> placed.layout().intersects(image.layout()));
    }

    boolean uses(int shape) {
        return images.stream().anyMatch(placed -> placed.shape() == shape);
    }
}
