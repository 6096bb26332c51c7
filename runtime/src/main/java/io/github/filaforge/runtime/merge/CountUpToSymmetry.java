package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.symmetry.SymmetricCount;
import io.github.filaforge.runtime.merge.symmetry.WeightedPacking;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the solutions of a puzzle up to symmetry, by merged states: solutions that a symmetry carries to one another count
 * once.
 */
public final class CountUpToSymmetry {

    private CountUpToSymmetry() {}

    /**
     * Returns the number of solutions up to symmetry.
     *
     * @param packing a packing that has, with each image, all images to which symmetries carry it
     * @param symmetries for each symmetry but the identity, the positions that the cells are carried to
     * @param kept keeps the levels of the first count, which is that of all solutions and takes longest
     * @throws MergeMemoryException if there is not enough memory for the states
     */
    public static BigInteger count(
            Packing packing, int[][] symmetries, MergeResources resources, LevelListener listener, KeptLevels kept) {
        SymmetricCount parts = SymmetricCount.of(packing, symmetries);
        List<BigInteger> counts = new ArrayList<>();
        for (WeightedPacking part : parts.parts()) {
            counts.add(MergedCount.count(
                    part.packing(), resources, listener, counts.isEmpty() ? kept : KeptLevels.NOWHERE));
        }
        return parts.total(counts);
    }
}
