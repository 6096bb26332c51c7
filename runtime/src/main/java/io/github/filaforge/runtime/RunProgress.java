package io.github.filaforge.runtime;

import java.math.BigInteger;
import java.util.function.Supplier;

/**
 * Hears of a search by roots, and shows how far it is.
 */
final class RunProgress extends ProgressLine implements SearchListener {

    private static final int PERCENT = 100;

    private final SolutionPrinter printer;
    private final CheckedOutput out;
    private final int roots;

    private volatile Supplier<RunResult> soFar;
    /** What comes before the part that was begun last, where that is known. */
    private volatile double share = Double.NaN;
    /** The level that was counted last, where there are levels; empty after they are. */
    private volatile String level = "";

    /**
     * @param printer hears of the search first
     * @param out where solutions go, which may be the same terminal
     * @param isWanted whether anything is shown but what is asked for by a signal
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
        level = "level " + number + " of " + levels + ", " + Quantity.of(states, "state");
    }

    @Override
    public void found(int[] solution) {
        printer.found(solution);
    }

    @Override
    public void interrupted(RunResult result) {
        end();
        printer.interrupted(result);
        // What a compressed file holds back would be lost.
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
        RunResult found = source == null ? null : source.get();
        long seconds = seconds();
        if (found == null) {
            return seconds + " s";
        }
        if (!level.isEmpty()) {
            return level + ", " + seconds + " s";
        }
        return Double.isNaN(share) ? text(found, roots, seconds) : text(found, share, seconds);
    }

    /** The same for a search of which such a share was made in so many seconds. */
    private static String text(RunResult found, double share, long seconds) {
        return bar(share) + (int) (share * PERCENT) + " %, " + Quantity.of(found.solutions(), "solution") + ", "
                + seconds + " s";
    }

    /** The same for a search with so many roots that has run for so long. */
    static String text(RunResult found, int roots, long seconds) {
        double share = roots == 0 ? 1 : (double) found.rootsDone() / roots;
        return bar(share) + found.rootsDone() + " of "
                + Quantity.of(roots, "root") + ", " + Quantity.of(found.solutions(), "solution") + ", " + seconds
                + " s";
    }
}
