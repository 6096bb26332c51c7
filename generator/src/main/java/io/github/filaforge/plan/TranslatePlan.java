package io.github.filaforge.plan;

import io.github.filaforge.model.Direction;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * FILA's image list sets with the images counted from the target, so that targets share a list if theirs are translates
 * of one another. An image that leaves the region at some of these targets is in the list all the same: the occupancy
 * has the cells beyond the region filled, so it never fits there.
 *
 * @param images the sieve's plan, which numbers cells and images
 * @param kinds the kinds of targets
 * @param kindOf the index of the kind of each cell of the frame, or -1 if no image can fill it as the target
 */
public record TranslatePlan(SievePlan images, List<Kind> kinds, List<Integer> kindOf) {

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

    public TranslatePlan {
        kinds = List.copyOf(kinds);
        kindOf = List.copyOf(kindOf);
    }
}
