package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.level.SharedWork;
import io.github.filaforge.runtime.merge.level.StateList;
import io.github.filaforge.runtime.merge.symmetry.SymmetricCount;
import io.github.filaforge.runtime.merge.window.DirectedEdges;
import io.github.filaforge.runtime.merge.window.LongSums;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.Sums;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the solutions of a packing by merged states. The cells that are filled and the pieces that are used determine all
 * completions of an assembly. So it is enough to count the ways in which each state is reached.
 *
 * <p>The states of both ends of the region grow, those of the end with fewer states first, until they are one piece apart.
 * Then the number of solutions is a sum over the edges between both ends: the number of ways to the beginning of the edge,
 * times the number of ways from its end. The states of the middle level, which are most numerous, are never stored. If
 * solutions may leave pieces over, or images use several pieces, the multiset of used pieces does not determine the number
 * of filled cells. Then a {@link TalliedCount} goes from the empty region to the full one.
 */
public final class MergedCount {

    private final Merging merging;
    private final KeptLevels kept;
    private final Multisets multisets;
    private int done;
    private BigInteger total = BigInteger.ZERO;

    private MergedCount(Merging merging, KeptLevels kept) {
        this.merging = merging;
        this.kept = kept;
        this.multisets = merging.multisets();
    }

    /**
     * Returns the number of solutions. The count can go on from the levels of an earlier count that has ended before its
     * time.
     *
     * @param kept stores the levels
     * @throws MergeMemoryException if there is not enough room for the states
     * @throws KeptLevels.LevelsRefused if levels cannot be stored, or stored levels cannot be used
     */
    public static BigInteger count(Packing packing, MergeResources resources, LevelListener listener, KeptLevels kept) {
        return count(packing, resources, listener, kept, LongSums.LIMIT);
    }

    /**
     * Returns the number of solutions up to symmetry: solutions that a symmetry carries to one another count once.
     *
     * @param packing a packing that has, with each image, all images to which symmetries carry it
     * @param symmetries for each symmetry but the identity, the positions to which the cells are carried; behind them, if
     *     different shapes may fill equal cells, the shape that each shape becomes
     * @param kept stores the levels of the first count, which is that of all solutions and takes longest
     * @throws MergeMemoryException if there is not enough room for the states
     * @throws KeptLevels.LevelsRefused if levels cannot be stored, or stored levels cannot be used
     */
    public static BigInteger countUpToSymmetry(
            Packing packing, int[][] symmetries, MergeResources resources, LevelListener listener, KeptLevels kept) {
        SymmetricCount parts = SymmetricCount.of(packing, symmetries);
        List<BigInteger> counts = new ArrayList<>();
        for (SymmetricCount.Part part : parts.parts()) {
            counts.add(count(part.packing(), resources, listener, counts.isEmpty() ? kept : KeptLevels.NOWHERE));
        }
        try {
            return parts.total(counts);
        } catch (IllegalStateException e) {
            throw kept.blamed(e);
        }
    }

    /** Returns the number of solutions. Numbers up to a limit, one less than a power of two, are added up as longs. */
    static BigInteger count(
            Packing packing, MergeResources resources, LevelListener listener, KeptLevels kept, long limit) {
        if (!packing.hasMultisets() || packing.pieces() < 2) {
            return TalliedCount.count(packing, resources, listener);
        }
        Merging merging = Merging.of(packing, resources, listener, limit);
        if (merging == null || merging.imageClasses().filled(packing.copies()) != packing.size()) {
            return BigInteger.ZERO;
        }
        return new MergedCount(merging, kept).ofTwoSides();
    }

    private BigInteger ofTwoSides() {
        try (CountedFrontier front = new CountedFrontier(merging, merging.ahead(true));
                CountedFrontier back = new CountedFrontier(merging, merging.ahead(false))) {
            kept.readInto(front);
            kept.readInto(back);
            done = front.last() + back.last();
            if (done > multisets.pieces() - 2) {
                throw new KeptLevels.LevelsRefused(
                        "the levels that were kept overlap: remove them to count from the start", null);
            }
            while (front.last() + back.last() < multisets.pieces() - 2) {
                CountedFrontier shorter = front.states().compareTo(back.states()) <= 0 ? front : back;
                extend(shorter, multisets.pieces() - 2);
                shorter.forget(shorter.last() - 1);
                kept.write(front, back);
            }
            new SharedWork(multisets.count(front.last() + 1), front.states().add(back.states())) {
                @Override
                public Part newPart() {
                    return new JoinPart(front, back);
                }
            }.run(merging.resources().threads(), merging.listener());
            return addToTotal(BigInteger.ZERO);
        }
    }

    private void extend(CountedFrontier side, int steps) {
        side.extend();
        done++;
        merging.listener().levelEnded(done, steps, side.states());
    }

    /**
     * The work of one thread on the middle level: multiplies the ways that lead to its states from the front by those that
     * lead to them from the back.
     */
    private final class JoinPart implements SharedWork.Part {

        private final int level;
        private final CountedFrontier.Adder adder;
        private final Frontier<byte[]>.Reading<StateList> reading;
        private final DirectedEdges edges;
        private final int[] left = new int[multisets.shapes()];
        private BigInteger own = BigInteger.ZERO;

        JoinPart(CountedFrontier front, CountedFrontier back) {
            this.level = front.last() + 1;
            this.adder = front.new Adder();
            this.reading = back.new Reading<>(new StateList());
            this.edges = back.ahead;
        }

        @Override
        public void workOn(int number) {
            int set = multisets.at(level, number);
            int rest = multisets.all() - set;
            multisets.read(rest, left);
            Sums sums = adder.of(level, set);
            reading.begin(multisets.pieces() - level, rest, left);
            while (reading.next()) {
                own = own.add(sums.times(reading.list(), edges.edges(reading.imageClass())));
            }
            sums.clear();
        }

        @Override
        public void end() {
            addToTotal(own);
            adder.end();
        }
    }

    private synchronized BigInteger addToTotal(BigInteger more) {
        total = total.add(more);
        return total;
    }
}
