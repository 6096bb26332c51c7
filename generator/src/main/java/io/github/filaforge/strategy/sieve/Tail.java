package io.github.filaforge.strategy.sieve;

import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.plan.Root;
import io.github.filaforge.runtime.sieve.TailTable;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.StrategyPlan.NoTailException;
import java.util.Optional;

/**
 * The table of the states that can be completed with a number of pieces left.
 *
 * @param left the number of pieces left when the table is looked up
 * @param states the number of states in the table
 * @param words the number of words of the table
 * @param text the table as text, in the form of {@link TailTable}
 */
record Tail(int left, int states, int words, String text) {

    /**
     * The smallest number of bits for each state. At most one in this many bits is set, so that at most one in this many
     * states that cannot be completed passes.
     */
    private static final int BITS_FOR_STATE = 32;

    /** The approximate time of a step before the JIT is done. In 10x6 with four pieces left, 6 million steps take 0.4 s. */
    private static final double NANOS_PER_STEP = 70;

    private static final double NANOS_PER_SECOND = 1e9;

    /**
     * The shortest time in which a table is made, in seconds. The tables of the frame, which come first, take about as long.
     */
    private static final double LEAST_SECONDS = 0.005;

    /** The greatest number of steps, which takes some ten seconds. A user would hardly wait longer for a table. */
    private static final long MOST_STEPS = 150_000_000;

    /**
     * The greatest number of states that is chosen without a request. More states make a constant of more than some 30 kB,
     * and a slower search of 10x6.
     */
    private static final int MOST_STATES_OF_CHOICE = 32_000;

    /** The greatest number of states, because more do not fit into the constants of a class. */
    private static final int MOST_STATES = 1_000_000;

    /** The smallest number of pieces left for which a table saves anything worth the time. */
    private static final int LEAST = 2;

    /** Returns the table as a solver reads it. */
    long[] table() {
        return TailTable.read(words, new String[] {text});
    }

    private static Tail of(TailStates states) {
        TailFrame frame = states.frame;
        int least = Math.max(2, states.size() * BITS_FOR_STATE / Long.SIZE);
        long[] table = new long[Integer.highestOneBit(least - 1) << 1];
        for (int state = 0; state < states.size(); state++) {
            long images = frame.imagesOf(states.pieces[state], 0);
            for (int word = 1; word < frame.imageWords(); word++) {
                images = TailTable.images(images, frame.imagesOf(states.pieces[state], word));
            }
            long open = states.open[state];
            long occupancy = ~(open >>> Long.numberOfTrailingZeros(open));
            int place = TailTable.place(table.length, occupancy, images);
            table[place / Long.SIZE] |= 1L << place;
        }
        return new Tail(states.left, states.size(), table.length, TailTable.write(table));
    }

    /**
     * Returns the greatest number of pieces left at which the table may be looked up: one less than the greatest number that
     * a root leaves.
     */
    private static int most(FramedImages framed) {
        int pieces = framed.search().pieces();
        int placed = framed.search().roots().list().stream()
                .mapToInt(Root::size)
                .min()
                .orElse(pieces);
        return pieces - placed - 1;
    }

    /**
     * Returns the table for a number of pieces left.
     *
     * @throws NoTailException if the table cannot be made
     */
    static Tail of(FramedImages framed, int left) throws NoTailException {
        if (left > most(framed)) {
            throw new NoTailException("the search begins with " + Plural.of(most(framed) + 1, "piece")
                    + " left, and there have to be fewer");
        }
        TailFrame frame = TailFrame.of(framed)
                .orElseThrow(() -> new NoTailException(
                        "images that reach over more than 64 cells, or pieces that are not counted in 64 bits"));
        TailStates states = TailStates.full(frame);
        while (states.left < left) {
            int before = states.left;
            states = states.withOneMore(MOST_STEPS);
            if (states == null || states.size() > MOST_STATES) {
                throw new NoTailException("with more than " + before
                        + " left there are too many states, or cells open that do not lie in one word of 64");
            }
        }
        return of(states);
    }

    /**
     * Returns the table for the greatest number of pieces left that can be made within a time; empty if there is none.
     *
     * @param seconds the time in seconds
     */
    static Optional<Tail> within(FramedImages framed, double seconds) {
        int most = Math.min(most(framed), framed.search().pieces() / 2);
        Optional<TailFrame> frame =
                most(framed) < LEAST || seconds < LEAST_SECONDS ? Optional.empty() : TailFrame.of(framed);
        if (frame.isEmpty()) {
            return Optional.empty();
        }
        double steps = seconds * NANOS_PER_SECOND / NANOS_PER_STEP;
        TailStates before = TailStates.full(frame.get());
        TailStates states = before.withOneMore((long) steps);
        while (states != null && states.left < most) {
            steps -= states.steps;
            // For each state, a step back takes about as long as the step before, and the number of states grows by
            // about an equal factor.
            double growth = (double) states.size() / before.size();
            if (states.steps * growth > steps || states.size() * growth > MOST_STATES_OF_CHOICE) {
                break;
            }
            TailStates next = states.withOneMore((long) steps);
            if (next == null || next.size() > MOST_STATES_OF_CHOICE) {
                break;
            }
            before = states;
            states = next;
        }
        return states == null || states.left < LEAST ? Optional.empty() : Optional.of(of(states));
    }

    /**
     * All states with a number of pieces left that a search in a fixed order can reach, and that can be completed. A state
     * is its open cells together with the pieces that fill them. There may be some more states, which no search reaches, but
     * none is missing. Immutable.
     */
    private static final class TailStates {

        private final TailFrame frame;
        private final int left;
        /** For each state its open cells, and the pieces that are left. */
        private final long[] open;

        private final long[] pieces;
        /** The number of steps in which the states were found from those with one piece less. */
        private final long steps;

        private TailStates(TailFrame frame, int left, long[] open, long[] pieces, long steps) {
            this.frame = frame;
            this.left = left;
            this.open = open;
            this.pieces = pieces;
            this.steps = steps;
        }

        /** Returns the only state with no piece left. */
        static TailStates full(TailFrame frame) {
            return new TailStates(frame, 0, new long[] {0}, new long[] {0}, 0);
        }

        /** Returns the number of states. */
        int size() {
            return open.length;
        }

        /**
         * Returns the states with one more piece left; {@code null} if it takes more steps, or cells before the frame would
         * have to be open.
         *
         * @param mostSteps the greatest number of steps
         */
        TailStates withOneMore(long mostSteps) {
            StepBack step = new StepBack(frame, mostSteps);
            for (int state = 0; state < size(); state++) {
                if (!step.from(open[state], pieces[state])) {
                    return null;
                }
            }
            return new TailStates(
                    frame, left + 1, step.found().open(), step.found().pieces(), step.steps());
        }
    }
}
