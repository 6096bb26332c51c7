package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Layout;
import java.util.List;
import java.util.Optional;

/**
 * A search in a fixed order: from each root, fill the first open cell in the order with each image of its image list set
 * that fits, and go on until no piece is left.
 *
 * @param nof whether the image list sets depend on the neighbours of the target (neighbour occupancy filtering)
 * @param targets what there is to try at each cell that any image can fill as the target, by ascending position
 */
public record FixedOrderPlan(
        ImageCatalog catalog,
        CellOrder order,
        Roots roots,
        Optional<CanonicalTest> canonicalTest,
        boolean nof,
        List<Target> targets)
        implements SearchPlan {

    public FixedOrderPlan {
        targets = List.copyOf(targets);
    }

    @Override
    public Kind kind() {
        return Kind.FIXED_ORDER;
    }

    @Override
    public FixedOrderPlan withRoots(Roots newRoots) {
        return new FixedOrderPlan(catalog, order, newRoots, canonicalTest, nof, targets);
    }

    /** The target of an occupancy; empty if no image can fill its first open cell, or none is open. */
    public Optional<Target> target(Layout occupancy) {
        for (int position = 0; position < order.size(); position++) {
            if (!occupancy.contains(position)) {
                int first = position;
                return targets.stream()
                        .filter(target -> target.position() == first)
                        .findFirst();
            }
        }
        return Optional.empty();
    }

    /**
     * The image list set to be tried at the target of an occupancy under a root: as the article builds its lists anew
     * for each root, an image that collides with the root's pieces is in none of them.
     */
    public ImageListSet imageListSet(Root root, Target target, Layout occupancy) {
        return target.set(nof ? target.ilsi(occupancy) : target.mask()).without(root.occupancy());
    }
}
