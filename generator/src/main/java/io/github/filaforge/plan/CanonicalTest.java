package io.github.filaforge.plan;

import io.github.filaforge.image.SymmetryGroup;
import io.github.filaforge.model.Image;
import java.util.List;

/**
 * How a solution is judged where constraining pieces does not remove every symmetric copy: it counts if no symmetry
 * carries it to a solution that the search finds too and that comes earlier in the order of solutions. No solution has
 * to be remembered for this.
 *
 * @param symmetries the symmetries to be tried
 * @param shapes the number of shapes
 * @param starts the search finds just the solutions that contain all images of one of these starts; layouts by
 *     position. A start without images stands for every solution.
 */
public record CanonicalTest(SymmetryGroup symmetries, int shapes, List<List<Image>> starts) {

    public CanonicalTest {
        starts = starts.stream().map(List::copyOf).toList();
    }

    /** Whether the cells of images do not say which shapes they have, so that these are told beside them. */
    public boolean tellsShapes() {
        return symmetries.tellsShapes();
    }
}
