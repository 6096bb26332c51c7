package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/** Keeps the best board of a search for high scores. Prints it if no board has reached the requested score. */
final class BestPrinter implements SearchListener {

    private final SolutionDecoder decoder;
    private final CheckedOutput out;
    private final SearchState before;
    private BestBoard best;

    /**
     * Creates a printer that starts from the best board of earlier runs.
     *
     * @param out the output; {@code null} if the board is not to be printed
     * @param before the state that earlier runs have reached
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
     * Prints the best board if there is one, and neither this run nor an earlier run has found a solution.
     *
     * @param solutions the number of solutions that this run has found
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
            // The output has stored the reason, which the program reports at its end.
            return;
        }
    }
}
