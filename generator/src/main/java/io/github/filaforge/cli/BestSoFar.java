package io.github.filaforge.cli;

import io.github.filaforge.runtime.BestBoard;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.edge.EdgeBoard;
import java.io.PrintStream;
import java.util.function.LongSupplier;

/**
 * The best board of a search for high scores: says on standard error that there is a better one, at most once a second, and
 * draws the last.
 */
final class BestSoFar {

    private static final long NANOS = 1_000_000_000;

    private final PrintStream err;
    private final LongSupplier clock;
    private final SolutionDecoder decoder;
    private BestBoard best;
    private int said;
    private long lastSaid;

    /**
     * @param clock tells nanoseconds
     * @param before the best board of earlier runs
     */
    BestSoFar(PrintStream err, LongSupplier clock, SolutionDecoder decoder, BestBoard before) {
        this.err = err;
        this.clock = clock;
        this.decoder = decoder;
        this.best = decoder.takes(before) ? before : BestBoard.NONE;
        this.said = best.score();
        this.lastSaid = clock.getAsLong();
    }

    /** There is a board that is the best of this run. */
    synchronized void improved(BestBoard board) {
        best = best.or(board);
        if (clock.getAsLong() - lastSaid >= NANOS) {
            say();
        }
    }

    private void say() {
        if (best.score() > said) {
            err.println("best so far: " + text());
            said = best.score();
            lastSaid = clock.getAsLong();
        }
    }

    private String text() {
        String joins = decoder instanceof EdgeBoard board ? " of " + board.joins() : "";
        return best.score() + joins + " joins match"
                + (best.gaps() == 0 ? "" : ", " + Quantity.of(best.gaps(), "cell") + " empty");
    }

    /** Says what has not been said. */
    synchronized void end() {
        say();
    }

    /** The best board. */
    synchronized BestBoard board() {
        return best;
    }

    /** The board as text, under a line that says how good it is; empty if there is none. */
    synchronized String drawn() {
        return best.isThere() ? "# best board: " + text() + "\n" + decoder.draw(best.board()) : "";
    }
}
