package io.github.filaforge.strategy.sieve;

import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.plan.Root;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.strategy.NoTailException;
import java.util.Optional;

/** Makes the table of what can be completed, with the number of pieces left that is asked for or that pays. */
final class TailMaker {

    /** What a step takes before the JIT is done, about: 10x6 with four pieces left 6 million steps in 0.4 s. */
    private static final double NANOS_PER_STEP = 70;

    private static final double NANOS_PER_SECOND = 1e9;

    /** Nothing is made in less: before the first step come the tables of the frame. */
    private static final double LEAST_SECONDS = 0.005;

    /** Some ten seconds; who asks for a table that takes longer would hardly wait for it. */
    private static final long MOST_STEPS = 150_000_000;

    /** More states make a constant of more than some 30 kB, and of 10x6 a slower search. */
    private static final int MOST_STATES_OF_CHOICE = 32_000;

    /** More states do not fit into the constants of a class. */
    private static final int MOST_STATES = 1_000_000;

    /** With fewer pieces left there is next to nothing to be saved. */
    private static final int LEAST = 2;

    private final FramedImages framed;

    TailMaker(FramedImages framed) {
        this.framed = framed;
    }

    /** The most pieces that may be left when the table is looked up: one less than some root leaves. */
    private int most() {
        int pieces = framed.search().pieces();
        int placed = framed.search().roots().list().stream()
                .mapToInt(Root::size)
                .min()
                .orElse(pieces);
        return pieces - placed - 1;
    }

    /**
     * The table for a number of pieces left.
     *
     * @throws NoTailException if there can be none
     */
    Tail make(int left) throws NoTailException {
        if (left > most()) {
            throw new NoTailException(
                    "the search begins with " + Quantity.of(most() + 1, "piece") + " left, and there have to be fewer");
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

    /** The table for the most pieces left that takes no longer to make than so many seconds; empty if there is none. */
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
            // Each step back takes about as long for each state as the last, and makes as many more.
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
