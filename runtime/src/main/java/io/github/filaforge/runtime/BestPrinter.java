package io.github.filaforge.runtime;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/** Keeps the best board of a search for high scores, and prints it where no board has the score that was asked for. */
final class BestPrinter implements SearchListener {

    private final SolutionDecoder decoder;
    private final CheckedOutput out;
    private final SearchState before;
    private BestBoard best;

    /**
     * @param out where to; {@code null} if it is not to be printed
     * @param before how far earlier runs had come
     */
    BestPrinter(SolutionDecoder decoder, CheckedOutput out, SearchState before) {
        this.decoder = decoder;
        this.out = out;
        this.before = before;
        this.best = decoder.takes(before.best()) ? before.best() : BestBoard.NONE;
    }

    @Override
    public void improved(BestBoard board) {
        best = best.or(board);
    }

    @Override
    public void interrupted(RunResult soFar) {
        print(soFar.solutions());
    }

    /**
     * Prints the board if it is wanted.
     *
     * @param solutions how many solutions this run has found
     */
    void print(BigInteger solutions) {
        boolean isWanted =
                best.isThere() && solutions.signum() == 0 && before.solutions().signum() == 0;
        if (out == null || !isWanted) {
            return;
        }
        try {
            out.write(best.drawn(decoder).getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            // The output knows why.
            return;
        }
    }
}
