package io.github.filaforge.strategy.sieve;

/**
 * All states with a number of pieces left that a search in a fixed order can reach, and that can be completed. A state is
 * its open cells together with the pieces that fill them. There may be some more states, which no search reaches, but none
 * is missing. Immutable.
 */
final class TailStates {

    private final TailFrame frame;
    private final int left;
    private final long[] open;
    private final long[] pieces;
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

    /** Returns the cells of the states. */
    TailFrame frame() {
        return frame;
    }

    /** Returns the number of pieces left. */
    int left() {
        return left;
    }

    /** Returns the number of states. */
    int size() {
        return open.length;
    }

    /** Returns the open cells of a state. */
    long open(int state) {
        return open[state];
    }

    /** Returns the pieces that are left in a state. */
    long pieces(int state) {
        return pieces[state];
    }

    /** Returns the number of steps in which these states were found from those with one piece less. */
    long steps() {
        return steps;
    }

    /**
     * Returns the states with one more piece left.
     *
     * @param mostSteps the greatest number of steps
     * @return {@code null} if it takes more steps, or cells before the frame would have to be open
     */
    TailStates withOneMore(long mostSteps) {
        StepBack step = new StepBack(frame, mostSteps);
        for (int state = 0; state < size(); state++) {
            if (!step.from(open[state], pieces[state])) {
                return null;
            }
        }
        return new TailStates(frame, left + 1, step.found().open(), step.found().pieces(), step.steps());
    }
}
