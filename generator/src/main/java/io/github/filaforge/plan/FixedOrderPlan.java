package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Layout;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The plan of a search in a fixed order. From each root, the search fills the first open cell in the order with each image
 * of its image list set that fits. It goes on until no piece is left.
 *
 * @param nof true if the image list sets depend on the neighbours of the target (neighbour occupancy filtering)
 * @param targets the targets with their image list sets, for each cell that any image can fill as the target, by ascending
 *     position
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
    public <R> R by(Cases<R> cases) {
        return cases.ofFixedOrder(this);
    }

    @Override
    public Optional<FixedOrderPlan> inFixedOrder() {
        return Optional.of(this);
    }

    @Override
    public FixedOrderPlan withRoots(Roots newRoots) {
        return new FixedOrderPlan(catalog, order, newRoots, canonicalTest, nof, targets);
    }

    /** Returns the target of an occupancy. Empty if no image can fill the first open cell, or if no cell is open. */
    public Optional<Target> target(Layout occupancy) {
        int first = IntStream.range(0, order.size())
                .filter(position -> !occupancy.contains(position))
                .findFirst()
                .orElse(-1);
        return targets.stream().filter(target -> target.position() == first).findFirst();
    }

    /**
     * Returns the image list set for the target of an occupancy under a root. The FILA article builds its lists anew for
     * each root, so an image that collides with the pieces of the root is in none of the lists.
     */
    public ImageListSet imageListSet(Root root, Target target, Layout occupancy) {
        return target.set(nof ? target.ilsi(occupancy) : target.mask()).without(root.occupancy());
    }
}
