package io.github.filaforge.runtime.merge;

import java.math.BigInteger;
import java.util.Random;

/**
 * What counting by merged states is expected to take. The windows are those that there are; of the states those of some
 * multisets are found, all that can be made of half of the pieces, and taken for the others.
 *
 * @param windows the number of windows from which the end is reached
 * @param states the number of states that are kept, of both ends
 * @param reads how often a state is read to make the next ones
 * @param bytes the most memory that is needed at a time
 * @param reached the number of windows that are reached, those included from which the end is not
 */
public record MergeEstimate(long windows, double states, double reads, double bytes, long reached) {

    /** What a state takes in the lists of its level. */
    private static final double BYTES_PER_STATE = 3;

    /** What a window takes with its edges, both ways. */
    private static final double BYTES_PER_WINDOW = 120;

    private static final double NANOS_PER_READ = 12;

    /** To find a window and its edges: 10x9 30 s for 66 million. */
    private static final double NANOS_PER_WINDOW = 450;

    private static final double NANOS = 1e-9;

    private static final int SAMPLES = 16;

    /** The time that a count is expected to take on one thread, in seconds. */
    public double seconds() {
        return NANOS * (NANOS_PER_WINDOW * reached + NANOS_PER_READ * reads);
    }

    /**
     * Estimates.
     *
     * @param packing of which each image uses one piece
     * @param mostWindows the search for windows is given up when it has reached so many
     * @return {@code null} if it was given up
     * @throws IllegalArgumentException if an image reaches further than a window
     */
    public static MergeEstimate of(Packing packing, long mostWindows, long seed) {
        WindowAutomaton automaton =
                WindowSearch.find(packing, mostWindows, new Room(Long.MAX_VALUE), MergeListener.NONE);
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
            reads += own * kindsLeft(packing, isFront ? ahead : behind);
            ahead += isFront ? 1 : 0;
            behind += isFront ? 0 : 1;
            most = Math.max(most, own + front[ahead] + back[behind]);
        }
        // What is in the middle is made from one end and joined with the other.
        states += front[ahead] + back[behind];
        reads += front[ahead] * kindsLeft(packing, ahead) + back[behind] * kindsLeft(packing, behind);
        return new MergeEstimate(
                automaton.nodes(),
                states,
                reads,
                BYTES_PER_STATE * most + BYTES_PER_WINDOW * automaton.nodes(),
                automaton.reached());
    }

    /** About how many shapes have a piece left when so many pieces are used. */
    private static double kindsLeft(Packing packing, int used) {
        double share = (double) used / packing.pieces();
        double kinds = 0;
        for (int shape = 0; shape < packing.shapes(); shape++) {
            kinds += 1 - Math.pow(share, packing.copies(shape));
        }
        return kinds;
    }

    /** The expected number of states of each level from one end on. */
    private static double[] levels(Packing packing, WindowAutomaton automaton, boolean isForward, Random random) {
        Multisets all = Multisets.of(packing.copies(), packing.copies());
        double[] levels = new double[packing.pieces() + 1];
        int half = packing.pieces() / 2;
        Ahead ahead = new Ahead(packing, automaton, isForward, new Room(Long.MAX_VALUE), MergeListener.NONE);
        for (int sample = 0; sample < SAMPLES; sample++) {
            int[] used = someOf(packing, half, random);
            MergeResources resources = new MergeResources(Long.MAX_VALUE, 1);
            Merging merging = Merging.of(
                    packing, automaton, used, resources, new Room(Long.MAX_VALUE), MergeListener.NONE, LongSums.LIMIT);
            try (CountedSide side = new CountedSide(merging, ahead)) {
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
        // An end does not go beyond the middle by much, and if it does it is not larger there.
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
