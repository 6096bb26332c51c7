package io.github.filaforge.strategy.sieve;

/**
 * All states in which a search in a fixed order can be with so many pieces left, and from which it can be completed: the
 * open cells together with the pieces that fill them. There may be some more, which no search comes to, but none is
 * missing. Immutable.
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

    /** The only state with no piece left. */
    static TailStates full(TailFrame frame) {
        return new TailStates(frame, 0, new long[] {0}, new long[] {0}, 0);
    }

    /** What the cells are. */
    TailFrame frame() {
        return frame;
    }

    /** The number of pieces left. */
    int left() {
        return left;
    }

    /** How many states there are. */
    int size() {
        return open.length;
    }

    /** The open cells of a state. */
    long open(int state) {
        return open[state];
    }

    /** The pieces that a state leaves. */
    long pieces(int state) {
        return pieces[state];
    }

    /** What it took to find these states from those with one piece less. */
    long steps() {
        return steps;
    }

    /**
     * The states with one piece more.
     *
     * @param mostSteps how many steps that may take
     * @return {@code null} if it takes more, or cells would have to be open that are before those of the frame
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
