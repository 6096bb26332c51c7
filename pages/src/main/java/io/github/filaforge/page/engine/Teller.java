package io.github.filaforge.page.engine;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;

/**
 * Passes solutions to a {@link Sink}. An int for the page holds as many ints of a solution as fit into 30 bits, the
 * first in the lowest, since each call out of a module takes as long as some steps of the search. Solutions with fewer
 * pieces than others have zeros at their ends, so that all solutions have one length.
 */
public final class Teller implements SolutionSink {

    private static final int STOPPED = -1;

    /** The number of bits of a packed int; with 30 bits no number is negative in JavaScript. */
    private static final int PACKED_BITS = 30;

    private final Sink sink;
    private final int bits;
    private final int length;
    private double told;

    private Teller(GeneratedSolver solver, Sink sink, int bits) {
        this.length = solver.board().size() + solver.pieces();
        this.sink = sink;
        this.bits = bits;
    }

    /**
     * Searches a part. It counts the solutions as they arrive, since the exact number in a result would add 4 kB of
     * arithmetic.
     *
     * @param bits the number of bits of each number of a solution; at most 30
     * @return the number of solutions, or -1 if the sink ended the search
     */
    public static double search(GeneratedSolver solver, RootPart part, Sink sink, int bits) {
        Teller teller = new Teller(solver, sink, bits);
        return solver.search(part, teller).complete() ? teller.told : STOPPED;
    }

    @Override
    public void accept(int[] solution) {
        told++;
        int packed = 0;
        int filled = 0;
        for (int index = 0; index < length; index++) {
            int number = index < solution.length ? solution[index] : 0;
            if (filled + bits > PACKED_BITS) {
                sink.take(packed);
                packed = 0;
                filled = 0;
            }
            packed |= number << filled;
            filled += bits;
        }
        if (sink.take(packed) == 0) {
            throw new SearchStopped();
        }
    }
}
