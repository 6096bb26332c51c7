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
 * FILA's image list sets with the images counted from the target, so that targets share a list if theirs are translates
 * of one another. An image that leaves the region at some of these targets is in the list all the same: the occupancy
 * has the cells beyond the region filled, so it never fits there.
 *
 * @param images the images and how cells are numbered
 * @param kinds the kinds of targets
 * @param kindOf the index of the kind of each cell of the frame, or -1 if no image can fill it as the target
 */
public record TranslatePlan(FramedImages images, List<Kind> kinds, List<Integer> kindOf) implements StrategyPlan {

    /**
     * Targets that have the same lists.
     *
     * @param mask the ILSI bits that are known without looking at any of them
     * @param neighbours the cells, counted from the target, that have to be looked at, by direction; empty without NOF
     * @param sets the image list sets that are not empty, by ascending ILSI
     * @param excluded for an image that a filter keeps out of the lists of some of these targets, the cells of the frame
     *     that these are
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

    /** How many images, each counted for every list set it is in, a solver may have. */
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
