package io.github.filaforge.strategy.cover;

import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.ChosenTargetsPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * Exact cover: each state has the set of all images that fit as bits, and the target is the cell or the shape with the
 * fewest.
 */
public final class CoverStrategy implements Strategy {

    static final String NAME = "cover";

    /** The number of neighbours of a cell in a lattice of cubes. */
    private static final int MANY_NEIGHBOURS = 6;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "keeps the set of all images that fit, and takes the cell or the piece with the fewest of them";
    }

    @Override
    public SearchPlan.Kind kind() {
        return SearchPlan.Kind.CHOSEN_TARGETS;
    }

    @Override
    public OptionalDouble leastNanos() {
        return OptionalDouble.of(CoverPlan.LEAST_NANOS);
    }

    /**
     * Returns true if a cell of the region has more neighbours than a cube. Then the number of open neighbours, by which the
     * dynamic sieve chooses, hardly states which cells few images fit. Measured: Kanoodle pyramid 66 ms instead of 549, but
     * Tetris Cube 7.9 s instead of 2.4, Bedlam Cube 8.2 instead of 3.2, pentominoes in 10x6 149 ms instead of 40, hexiamonds
     * in 6x6 37 instead of 10.
     */
    @Override
    public boolean mayTakeLeast(Region region) {
        return IntStream.range(0, region.size()).anyMatch(cell -> region.neighbours(cell).length > MANY_NEIGHBOURS);
    }

    @Override
    public SearchTree<Image> tree(ImageCatalog catalog, CellOrder order) {
        return CoverTree.of(catalog);
    }

    @Override
    public CoverPlan ofChosenTargets(ChosenTargetsPlan search) {
        return CoverPlan.of(search);
    }
}
