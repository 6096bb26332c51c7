package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The image list sets of FILA with images whose cells are counted from the target. Targets share a list if their lists are
 * translates of one another. A shared list may have an image that leaves the region at some of these targets. It never fits
 * there, because the occupancy has the cells beyond the region filled.
 *
 * @param images the images and the numbers of the cells
 * @param kinds the kinds of targets
 * @param kindOf the index of the kind of each cell of the frame, or -1 if no image can fill the cell when it is the target
 */
public record TranslatePlan(FramedImages images, List<Kind> kinds, List<Integer> kindOf) implements StrategyPlan {

    /**
     * Targets that share their lists.
     *
     * @param mask the ILSI bits that are known for all of these targets without a test of the occupancy
     * @param neighbours the neighbours that have to be tested, by direction, as cells counted from the target; empty without
     *     NOF
     * @param sets the image list sets that are not empty, by ascending ILSI
     * @param excluded for each image that a filter excludes at some of these targets, the cells of the frame of these
     *     targets
     */
    public record Kind(
            int mask, Map<Direction, Integer> neighbours, List<TranslateSet> sets, Map<Integer, BitSet> excluded) {

        public Kind {
            sets = List.copyOf(sets);
        }
    }

    /**
     * An image list set.
     *
     * @param ilsi the image list set index
     * @param images the numbers of the images, shape by shape
     */
    public record TranslateSet(int ilsi, List<Integer> images) {

        public TranslateSet {
            images = List.copyOf(images);
        }
    }

    /** The greatest number of images of a solver. Each image counts once for every image list set that contains it. */
    private static final int MAX_LIST_ENTRIES = 30_000;

    public TranslatePlan {
        kinds = List.copyOf(kinds);
        kindOf = List.copyOf(kindOf);
    }

    @Override
    public FixedOrderPlan search() {
        return images.search();
    }

    @Override
    public Optional<String> obstacle() {
        long entries = kinds.stream()
                .flatMap(kind -> kind.sets().stream())
                .mapToLong(set -> set.images().size())
                .sum();
        return FilaStrategy.tooLong(entries, MAX_LIST_ENTRIES);
    }

    @Override
    public SearchCost cost(Estimate fits) {
        return SearchCost.of(fits, FilaStrategy.NANOS);
    }

    @Override
    public SolverSource emit(SourceRequest request) {
        return new TranslateEmitter(this, request).source();
    }
}
