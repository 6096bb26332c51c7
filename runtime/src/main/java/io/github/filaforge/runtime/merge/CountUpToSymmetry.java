package io.github.filaforge.runtime.merge;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Counts the solutions of a puzzle by merged states, those that a symmetry carries to one another once. */
public final class CountUpToSymmetry {

    private CountUpToSymmetry() {}

    /**
     * The number of solutions of which no symmetry carries one to another.
     *
     * @param packing with an image all that symmetries carry it to
     * @param symmetries for each symmetry but the identity, the positions that the cells are carried to
     * @param kept where levels of the longest of the counts are kept
     * @throws MergeMemoryException if there is no room for the states
     */
    public static BigInteger count(
            Packing packing, int[][] symmetries, MergeResources resources, MergeListener listener, KeptLevels kept) {
        SymmetricCount parts = SymmetricCount.of(packing, symmetries);
        List<BigInteger> counts = new ArrayList<>();
        for (WeightedPacking part : parts.parts()) {
            counts.add(MergedCount.count(
                    part.packing(), resources, listener, counts.isEmpty() ? kept : KeptLevels.NOWHERE));
        }
        return parts.total(counts);
    }
}
