package io.github.filaforge.page.engine;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;
import org.teavm.jso.JSExport;

/**
 * The functions of the solvers that the script of a page calls. Only ints pass between Java and JavaScript: for richer types
 * TeaVM writes code that compiles text at run time, which the policy of the page forbids.
 */
public final class Engine {

    /** The number of a root that stands for the images that {@link #tell} has received. */
    private static final int TOLD = -1;

    private static final int STOPPED = -1;

    /** The number of bits of a packed int; with 30 bits no number is negative in JavaScript. */
    private static final int PACKED_BITS = 30;

    private static final StringBuilder IMAGES = new StringBuilder();

    private static GeneratedSolver solving;
    private static GeneratedSolver completing;

    private Engine() {}

    /** Receives the next character of the images that lie already, in the form in which a solver has its roots. */
    @JSExport
    public static void tell(int character) {
        IMAGES.append((char) character);
    }

    /**
     * Searches a root of the puzzle, or the completions of the images that {@link #tell} has received, which are forgotten
     * then.
     *
     * @param root the number of the root, or -1 for the images
     * @param bits the number of bits of each int of a solution; at most 30
     * @return the number of solutions, or -1 if the sink ended the search
     */
    @JSExport
    public static double search(int root, int bits, Sink sink) {
        if (root == TOLD) {
            String images = IMAGES.toString();
            IMAGES.setLength(0);
            completing = completing == null ? Solvers.completing() : completing;
            return search(completing, RootPart.root(0).part(0, images), new Teller(completing, sink, bits));
        }
        solving = solving == null ? Solvers.solving() : solving;
        return search(solving, RootPart.root(root), new Teller(solving, sink, bits));
    }

    /** Counts the solutions as they arrive, since the exact number in a result would add 4 kB of arithmetic. */
    private static double search(GeneratedSolver solver, RootPart part, Teller teller) {
        return solver.search(part, teller).complete() ? teller.told : STOPPED;
    }

    /**
     * Passes solutions to a {@link Sink}. An int for the page holds as many ints of a solution as fit into 30 bits, the
     * first in the lowest, since each call out of a module takes as long as some steps of the search. Solutions with fewer
     * pieces than others have zeros at their ends, so that all solutions have one length.
     */
    private static final class Teller implements SolutionSink {

        private final Sink sink;
        private final int bits;
        private final int length;
        private double told;

        Teller(GeneratedSolver solver, Sink sink, int bits) {
            this.length = solver.board().size() + solver.pieces();
            this.sink = sink;
            this.bits = bits;
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
}
