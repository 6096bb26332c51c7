package io.github.filaforge.strategy.sieve;

import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.plan.Root;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.NoTailException;
import java.util.Optional;

/** Makes the table of the states that can be completed, for a number of pieces left that is requested or that pays. */
final class TailMaker {

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

    private final FramedImages framed;

    TailMaker(FramedImages framed) {
        this.framed = framed;
    }

    /**
     * Returns the greatest number of pieces left at which the table may be looked up: one less than the greatest number that
     * a root leaves.
     */
    private int most() {
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
    Tail make(int left) throws NoTailException {
        if (left > most()) {
            throw new NoTailException(
                    "the search begins with " + Plural.of(most() + 1, "piece") + " left, and there have to be fewer");
        }
        TailFrame frame = TailFrame.of(framed)
                .orElseThrow(() -> new NoTailException(
                        "images that reach over more than 64 cells, or pieces that are not counted in 64 bits"));
        TailStates states = TailStates.full(frame);
        while (states.left() < left) {
            int before = states.left();
            states = states.withOneMore(MOST_STEPS);
            if (states == null || states.size() > MOST_STATES) {
                throw new NoTailException("with more than " + before
                        + " left there are too many states, or cells open that do not lie in one word of 64");
            }
        }
        return Tail.of(states);
    }

    /**
     * Returns the table for the greatest number of pieces left that can be made within a time; empty if there is none.
     *
     * @param seconds the time in seconds
     */
    Optional<Tail> makeWithin(double seconds) {
        Optional<TailFrame> frame = most() < LEAST || seconds < LEAST_SECONDS ? Optional.empty() : TailFrame.of(framed);
        if (frame.isEmpty()) {
            return Optional.empty();
        }
        double steps = seconds * NANOS_PER_SECOND / NANOS_PER_STEP;
        TailStates before = TailStates.full(frame.get());
        TailStates states = before.withOneMore((long) steps);
        while (states != null
                && states.left() < Math.min(most(), framed.search().pieces() / 2)) {
            steps -= states.steps();
            // For each state, a step back takes about as long as the step before, and the number of states grows by
            // about
            // the same factor.
            double growth = (double) states.size() / before.size();
            if (states.steps() * growth > steps || states.size() * growth > MOST_STATES_OF_CHOICE) {
                break;
            }
            TailStates next = states.withOneMore((long) steps);
            if (next == null || next.size() > MOST_STATES_OF_CHOICE) {
                break;
            }
            before = states;
            states = next;
        }
        return states == null || states.left() < LEAST ? Optional.empty() : Optional.of(Tail.of(states));
    }
}
