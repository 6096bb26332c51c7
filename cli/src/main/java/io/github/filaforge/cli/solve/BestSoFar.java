package io.github.filaforge.cli.solve;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.edge.EdgeBoard;
import io.github.filaforge.runtime.text.Plural;
import java.io.PrintStream;
import java.util.function.LongSupplier;

/**
 * The best board of a search for high scores. It is reported on standard error when it improves, at most once a second. The
 * last board can be drawn.
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
     * Makes the record of the best board of a search.
     *
     * @param clock the source of the time in nanoseconds
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

    /** Takes a board that is the best of this run. */
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
        return text(best, decoder);
    }

    /** Returns the score of a board in words. */
    static String text(BestBoard best, SolutionDecoder decoder) {
        String joins = decoder instanceof EdgeBoard board ? " of " + board.joins() : "";
        return best.score() + joins + " joins match"
                + (best.gaps() == 0 ? "" : ", " + Plural.of(best.gaps(), "cell") + " empty");
    }

    /** Reports the best board if it has not been reported. */
    synchronized void end() {
        say();
    }

    synchronized BestBoard board() {
        return best;
    }

    /** Returns the board as text, under a line with its score; empty if there is none. */
    synchronized String drawn() {
        return best.isThere() ? drawn(best, decoder) : "";
    }

    /** Returns a board as text, under a line with its score. */
    static String drawn(BestBoard best, SolutionDecoder decoder) {
        return "# best board: " + text(best, decoder) + "\n" + decoder.draw(best.board());
    }
}
