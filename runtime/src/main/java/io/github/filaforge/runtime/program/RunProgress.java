package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.runtime.terminal.ProgressLine;
import io.github.filaforge.runtime.text.Plural;
import java.math.BigInteger;
import java.util.function.Supplier;

/** Shows the progress of a search by roots, and passes the events of the search to the printer. */
final class RunProgress extends ProgressLine implements SearchListener {

    private static final int PERCENT = 100;

    private final SolutionPrinter printer;
    private final CheckedOutput out;
    private final int roots;

    private volatile Supplier<RunResult> soFar;
    /** The fraction of all solutions that come before the part that was the last to begin; NaN if it is unknown. */
    private volatile double share = Double.NaN;
    /** The level that was counted last, in words; empty if the search has no levels, or has counted all of them. */
    private volatile String level = "";

    /**
     * Creates the progress line.
     *
     * @param printer receives every event of the search first
     * @param out the output of the solutions, which may be the same terminal
     * @param isWanted true if the progress is shown; if false, only a signal has it shown once
     */
    RunProgress(SolutionPrinter printer, CheckedOutput out, int roots, boolean isWanted) {
        super(out, isWanted);
        this.printer = printer;
        this.out = out;
        this.roots = roots;
    }

    @Override
    public void runBegun(Supplier<RunResult> found) {
        soFar = found;
    }

    @Override
    public void rootBegun(RootPart root) {
        share = root.from();
        level = "";
    }

    @Override
    public void levelEnded(int number, int levels, BigInteger states) {
        level = "level " + number + " of " + levels + ", " + Plural.of(states, "state");
    }

    @Override
    public void found(int[] solution) {
        printer.found(solution);
    }

    @Override
    public void interrupted(RunResult result) {
        end();
        printer.interrupted(result);
        // Data that a compressed file has not written yet would be lost.
        out.close();
    }

    @Override
    public void interruptedBeside(RunResult result) {
        end();
        printer.interruptedBeside(result);
    }

    @Override
    protected String text() {
        Supplier<RunResult> source = soFar;
        String seconds = seconds() + " s";
        if (source == null) {
            return seconds;
        }
        if (!level.isEmpty()) {
            return level + ", " + seconds;
        }
        double known = share;
        RunResult found = source.get();
        return Double.isNaN(known)
                ? text(found, roots, seconds())
                : bar(known) + (int) (known * PERCENT) + " %, " + Plural.of(found.solutions(), "solution") + ", "
                        + seconds;
    }

    /** Returns the progress of a search, given the number of roots and the time in seconds. */
    static String text(RunResult found, int roots, long seconds) {
        double share = roots == 0 ? 1 : (double) found.rootsDone() / roots;
        return bar(share) + found.rootsDone() + " of "
                + Plural.of(roots, "root") + ", " + Plural.of(found.solutions(), "solution") + ", " + seconds
                + " s";
    }
}
