package io.github.filaforge.cli.solve;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Prints the solutions of a search, and answers when the search is interrupted. */
final class SolveListener implements SearchListener {

    private final SolutionPrinter printer;
    private final SearchListener progress;
    private final BestSoFar best;
    private final Consumer<RunResult> interruption;
    private final Consumer<RunResult> shortInterruption;
    private final AtomicBoolean isAnswered = new AtomicBoolean();

    /**
     * Makes the listener of a search.
     *
     * @param printer the printer of the solutions
     * @param progress the receiver of the events of roots and levels
     * @param best the receiver of the boards of searches for high scores
     * @param interruption the receiver of the results so far when the search is interrupted
     * @param shortInterruption the receiver of the results so far if nothing can be written to the output
     */
    SolveListener(
            SolutionPrinter printer,
            SearchListener progress,
            BestSoFar best,
            Consumer<RunResult> interruption,
            Consumer<RunResult> shortInterruption) {
        this.printer = printer;
        this.progress = progress;
        this.best = best;
        this.interruption = interruption;
        this.shortInterruption = shortInterruption;
    }

    @Override
    public void runBegun(Supplier<RunResult> soFar) {
        progress.runBegun(soFar);
    }

    @Override
    public void rootBegun(RootPart root) {
        progress.rootBegun(root);
    }

    @Override
    public void rootEnded(RootPart root, RootResult result) {
        progress.rootEnded(root, result);
    }

    @Override
    public void improved(BestBoard board) {
        best.improved(board);
    }

    @Override
    public void levelEnded(int level, int levels, BigInteger states) {
        progress.levelEnded(level, levels, states);
    }

    @Override
    public void found(int[] solution) {
        printer.found(solution);
    }

    /** Returns a listener that has printed a solution when its call returns. */
    SearchListener atOnce() {
        return new SearchListener() {
            @Override
            public void found(int[] solution) {
                SolveListener.this.found(solution);
                printer.flush();
            }

            @Override
            public void interrupted(RunResult soFar) {
                SolveListener.this.interrupted(soFar);
            }
        };
    }

    @Override
    public void interrupted(RunResult soFar) {
        printer.flush();
        if (!isAnswered.getAndSet(true)) {
            interruption.accept(soFar);
        }
    }

    @Override
    public void interruptedBeside(RunResult soFar) {
        if (!isAnswered.getAndSet(true)) {
            shortInterruption.accept(soFar);
        }
    }
}
