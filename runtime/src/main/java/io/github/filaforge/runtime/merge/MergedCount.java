package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.level.SharedWork;
import io.github.filaforge.runtime.merge.level.StateList;
import io.github.filaforge.runtime.merge.window.LongSums;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.Sums;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;

/**
 * Counts the solutions of a packing by merged states. The cells that are filled and the pieces that are used determine all
 * completions of an assembly. So it is enough to count the ways in which each state is reached.
 *
 * <p>The states of both ends of the region grow, those of the end with fewer states first, until they are one piece apart.
 * Then the number of solutions is a sum over the edges between both ends: the number of ways to the beginning of the edge,
 * times the number of ways from its end. The states of the middle level, which are most numerous, are never stored. If an
 * image uses several pieces, only the end with the empty region grows.
 */
public final class MergedCount {

    private final Merging merging;
    private final KeptLevels kept;
    private final Multisets multisets;
    private int done;

    private MergedCount(Merging merging, KeptLevels kept) {
        this.merging = merging;
        this.kept = kept;
        this.multisets = merging.multisets();
    }

    /**
     * Returns the number of solutions.
     *
     * @throws MergeMemoryException if there is not enough room for the states
     */
    public static BigInteger count(Packing packing, MergeResources resources, LevelListener listener) {
        return count(packing, resources, listener, KeptLevels.NOWHERE);
    }

    /**
     * Returns the number of solutions. The count can go on from the levels of an earlier count that has ended before its
     * time.
     *
     * @param kept stores the levels
     * @throws MergeMemoryException if there is not enough room for the states
     * @throws MergeKeepingException if levels cannot be stored, or stored levels cannot be used
     */
    public static BigInteger count(Packing packing, MergeResources resources, LevelListener listener, KeptLevels kept) {
        return count(packing, resources, listener, kept, LongSums.LIMIT);
    }

    /**
     * Returns the number of solutions.
     *
     * @param limit the greatest number that is added up as a long: one less than a power of two
     */
    static BigInteger count(
            Packing packing, MergeResources resources, LevelListener listener, KeptLevels kept, long limit) {
        Merging merging = Merging.of(packing, resources, listener, limit);
        if (merging == null || !fills(merging.imageClasses(), packing)) {
            return BigInteger.ZERO;
        }
        MergedCount count = new MergedCount(merging, kept);
        return merging.imageClasses().isRegular() && merging.multisets().pieces() > 1
                ? count.ofTwoSides()
                : count.ofOneSide();
    }

    /**
     * Returns false if it is certain that all pieces together have another number of cells than the region. For the packing
     * of a quotient this is not decided.
     */
    private static boolean fills(ImageClasses imageClasses, Packing packing) {
        return !imageClasses.isRegular() || imageClasses.filled(packing.copies()) == packing.size();
    }

    private BigInteger ofTwoSides() {
        try (CountedFrontier front = merging.counted(true);
                CountedFrontier back = merging.counted(false)) {
            return ofTwoSides(front, back);
        }
    }

    private BigInteger ofTwoSides(CountedFrontier front, CountedFrontier back) {
        kept.readInto(front, true);
        kept.readInto(back, false);
        done = front.last() + back.last();
        if (done > multisets.pieces() - 2) {
            throw new MergeKeepingException("the levels that were kept overlap: remove them to count from the start");
        }
        while (front.last() + back.last() < multisets.pieces() - 2) {
            CountedFrontier shorter = front.states().compareTo(back.states()) <= 0 ? front : back;
            extend(shorter, multisets.pieces() - 2);
            shorter.forget(shorter.last() - 1);
            kept.write(front, back);
        }
        Join join = new Join(front, back);
        join.run(merging.resources().threads(), merging.listener());
        return join.total();
    }

    private void extend(CountedFrontier side, int steps) {
        side.extend();
        done++;
        merging.listener().levelEnded(done, steps, side.states());
    }

    private BigInteger ofOneSide() {
        try (CountedFrontier side = merging.counted(true)) {
            if (multisets.pieces() == 0) {
                return side.states();
            }
            while (side.last() < multisets.pieces() - 1) {
                extend(side, multisets.pieces() - 1);
            }
            CountedFrontier.Adder adder = side.new Adder();
            Sums sums = adder.of(multisets.pieces(), multisets.all());
            return sums.sum(merging.automaton().nodes() - 1);
        }
    }

    /**
     * The middle level: multiplies the ways that lead to its states from the front by those that lead to them from the back.
     */
    private final class Join extends SharedWork {

        private final CountedFrontier front;
        private final CountedFrontier back;
        private final int level;
        private BigInteger total = BigInteger.ZERO;

        Join(CountedFrontier front, CountedFrontier back) {
            super(multisets.count(front.last() + 1));
            this.front = front;
            this.back = back;
            this.level = front.last() + 1;
        }

        @Override
        public Part newPart() {
            return new JoinPart(this);
        }

        synchronized void add(BigInteger more) {
            total = total.add(more);
        }

        synchronized BigInteger total() {
            return total;
        }
    }

    /** The work of one thread on the middle level. */
    private final class JoinPart implements SharedWork.Part {

        private final Join join;
        private final CountedFrontier.Adder adder;
        private final Frontier<byte[]>.Reading<StateList> reading;
        private final int[] left = new int[multisets.shapes()];
        private BigInteger total = BigInteger.ZERO;

        JoinPart(Join join) {
            this.join = join;
            this.adder = join.front.new Adder();
            this.reading = join.back.new Reading<>(new StateList());
        }

        @Override
        public void workOn(int number) {
            int set = multisets.at(join.level, number);
            int rest = multisets.all() - set;
            multisets.read(rest, left);
            Sums sums = adder.of(join.level, set);
            reading.begin(multisets.pieces() - join.level, rest, left);
            while (reading.next()) {
                total = total.add(sums.times(reading.list(), join.back.ahead().edges(reading.imageClass())));
            }
            sums.clear();
        }

        @Override
        public void end() {
            join.add(total);
            adder.end();
        }
    }
}
