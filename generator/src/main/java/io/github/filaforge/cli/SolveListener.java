package io.github.filaforge.cli;

import io.github.filaforge.runtime.RunResult;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.runtime.SolutionPrinter;
import java.util.function.Consumer;

/** Prints the solutions of a search, and answers when the search is interrupted. */
final class SolveListener implements SearchListener {

    private final SolutionPrinter printer;
    private final Consumer<RunResult> interruption;

    /**
     * @param interruption takes what is found so far
     */
    SolveListener(SolutionPrinter printer, Consumer<RunResult> interruption) {
        this.printer = printer;
        this.interruption = interruption;
    }

    @Override
    public void found(int[] solution) {
        printer.found(solution);
    }

    /** The same, which has printed a solution when it returns. */
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
        interruption.accept(soFar);
    }
}
