package io.github.filaforge.plan;

import io.github.filaforge.image.SymmetryGroup;
import io.github.filaforge.model.Image;
import java.util.List;

/**
 * The test that decides whether a solution counts, for searches in which constrained pieces do not remove every symmetric
 * copy. A solution counts if no symmetry carries it to a solution that the search finds too and that is earlier in the order
 * of solutions. The test does not need to store solutions.
 *
 * @param symmetries the symmetries that the test applies
 * @param shapes the number of shapes
 * @param starts the sets of images, with layouts by position: the search finds the solutions that contain all images of one
 *     of these starts. Every solution contains a start without images.
 */
public record CanonicalTest(SymmetryGroup symmetries, int shapes, List<List<Image>> starts) {

    public CanonicalTest {
        starts = starts.stream().map(List::copyOf).toList();
    }

    /** Returns true if the cells of an image do not determine its shape, so that texts need the shape of each image. */
    public boolean tellsShapes() {
        return symmetries.tellsShapes();
    }
}
