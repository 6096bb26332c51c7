package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.DirectedEdges;
import io.github.filaforge.runtime.merge.window.LongSums;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.WindowAutomaton;
import io.github.filaforge.runtime.merge.window.WindowSearch;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.OptionalLong;
import java.util.Random;

/**
 * The expected cost of counting by merged states. The windows are counted exactly. The states are sampled: for some random
 * halves of the pieces, the states of all multisets of these pieces are found, and the result is scaled to all multisets. If
 * solutions may leave pieces over, a state is a window with a {@link Tallies tally}, and all states are counted.
 *
 * @param windows the number of windows from which the full region can be reached
 * @param states the number of states of both ends that are stored
 * @param reads the number of times that a state is read to make the next states
 * @param bytes the greatest memory that is needed at a time, in bytes
 * @param reached the number of windows that are reached, including windows from which the full region cannot be reached
 */
public record MergeEstimate(long windows, double states, double reads, double bytes, long reached) {

    /** The size of a state in the lists of its level, in bytes. */
    private static final double BYTES_PER_STATE = 3;

    /** The size of a window with its edges in both directions, in bytes. */
    private static final double BYTES_PER_WINDOW = 120;

    private static final double NANOS_PER_READ = 12;

    /** The time for finding a window and its edges. In 10x9, 66 million windows took 30 s. */
    private static final double NANOS_PER_WINDOW = 450;

    private static final double NANOS = 1e-9;

    private static final int SAMPLES = 16;

    /** Returns the expected time of a count on one thread, in seconds. */
    public double seconds() {
        return NANOS * (NANOS_PER_WINDOW * reached + NANOS_PER_READ * reads);
    }

    /**
     * Estimates the cost of a packing.
     *
     * @param packing the packing of a puzzle, in which image class n is shape n
     * @param mostWindows the number of reached windows after which the search for windows is given up
     * @param seed the seed of the samples
     * @return {@code null} if the search for windows was given up
     * @throws IllegalArgumentException if an image reaches further than a window
     */
    public static MergeEstimate of(Packing packing, long mostWindows, long seed) {
        return packing.counters().areExact()
                ? ofMultisets(packing, mostWindows, seed)
                : ofTallies(packing, mostWindows);
    }

    /** Returns the cost of a packing whose solutions may leave pieces over. All states are counted. */
    private static MergeEstimate ofTallies(Packing packing, long most) {
        OptionalLong counted = TalliedCount.states(packing, most);
        if (counted.isEmpty()) {
            return null;
        }
        long states = counted.getAsLong();
        return new MergeEstimate(states, states, 0, BYTES_PER_WINDOW * states, states);
    }

    private static MergeEstimate ofMultisets(Packing packing, long mostWindows, long seed) {
        MergeResources oneThread = new MergeResources(Long.MAX_VALUE, 1).withWindows(mostWindows);
        WindowAutomaton automaton =
                WindowSearch.find(packing, oneThread, new MemoryBudget(Long.MAX_VALUE), LevelListener.NONE);
        if (automaton == null) {
            return null;
        }
        if (automaton.nodes() == 0) {
            return new MergeEstimate(0, 0, 0, 0, automaton.reached());
        }
        Random random = new Random(seed);
        double[] front = levels(packing, automaton, true, random);
        double[] back = levels(packing, automaton, false, random);
        int pieces = packing.pieces();
        int ahead = 0;
        int behind = 0;
        double states = 0;
        double reads = 0;
        double most = 0;
        while (ahead + behind < pieces - 2) {
            boolean isFront = front[ahead] <= back[behind];
            double own = isFront ? front[ahead] : back[behind];
            states += own;
            reads += own * imageClassesLeft(packing, isFront ? ahead : behind);
            ahead += isFront ? 1 : 0;
            behind += isFront ? 0 : 1;
            most = Math.max(most, own + front[ahead] + back[behind]);
        }
        // The level in the middle is made from one end and joined with the other.
        states += front[ahead] + back[behind];
        reads += front[ahead] * imageClassesLeft(packing, ahead) + back[behind] * imageClassesLeft(packing, behind);
        return new MergeEstimate(
                automaton.nodes(),
                states,
                reads,
                BYTES_PER_STATE * most + BYTES_PER_WINDOW * automaton.nodes(),
                automaton.reached());
    }

    /** Returns the approximate number of shapes that have a piece left when a number of pieces is used. */
    private static double imageClassesLeft(Packing packing, int used) {
        double share = (double) used / packing.pieces();
        double imageClasses = 0;
        for (int shape = 0; shape < packing.shapes(); shape++) {
            imageClasses += 1 - Math.pow(share, packing.copies(shape));
        }
        return imageClasses;
    }

    /** Returns the expected number of states of each level from one end on. */
    private static double[] levels(Packing packing, WindowAutomaton automaton, boolean isForward, Random random) {
        Multisets all = new Multisets(packing.copies(), packing.copies());
        double[] levels = new double[packing.pieces() + 1];
        int half = packing.pieces() / 2;
        DirectedEdges ahead =
                new DirectedEdges(packing, automaton, isForward, new MemoryBudget(Long.MAX_VALUE), LevelListener.NONE);
        for (int sample = 0; sample < SAMPLES; sample++) {
            int[] used = someOf(packing, half, random);
            MergeResources resources = new MergeResources(Long.MAX_VALUE, 1);
            MemoryBudget budget = new MemoryBudget(Long.MAX_VALUE);
            Merging merging =
                    Merging.of(packing, automaton, used, resources, budget, LevelListener.NONE, LongSums.LIMIT);
            try (CountedFrontier side = new CountedFrontier(merging, ahead)) {
                for (int level = 0; level <= half; level++) {
                    if (level > 0) {
                        side.extend();
                    }
                    BigInteger states = side.states();
                    levels[level] +=
                            states.doubleValue() / merging.multisets().count(level) * all.count(level) / SAMPLES;
                }
            }
        }
        // An end grows little beyond the middle, and its levels do not become larger there.
        for (int level = half + 1; level < levels.length; level++) {
            levels[level] = levels[half];
        }
        return levels;
    }

    private static int[] someOf(Packing packing, int count, Random random) {
        int[] left = packing.copies();
        int[] some = new int[left.length];
        int pieces = packing.pieces();
        for (int taken = 0; taken < count; taken++) {
            int which = random.nextInt(pieces - taken);
            int shape = 0;
            while (which >= left[shape]) {
                which -= left[shape];
                shape++;
            }
            left[shape]--;
            some[shape]++;
        }
        return some;
    }
}
