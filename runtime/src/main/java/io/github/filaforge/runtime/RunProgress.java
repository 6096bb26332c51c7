package io.github.filaforge.runtime;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/**
 * Shows on standard error how far a program with its own search is: on a terminal in a line that is drawn over, elsewhere
 * a line every ten seconds. A search that ends within a second neither sees it nor waits for its classes: nothing but
 * this one is loaded before.
 */
final class RunProgress extends Thread implements SearchListener {

    private static final long SIGNAL_MILLIS = 300;
    private static final long FIRST_MILLIS = 1000;
    private static final long LINE_MILLIS = 500;
    private static final long PLAIN_MILLIS = 10_000;
    private static final int BAR = 20;
    private static final int PERCENT = 100;

    private final SolutionPrinter printer;
    private final CheckedOutput out;
    private final int roots;
    private final boolean isWanted;
    private final long start = System.nanoTime();

    private volatile Supplier<RunResult> soFar;
    /** What comes before the part that was begun last, where that is known. */
    private volatile double share = Double.NaN;
    /** The level that was counted last, where there are levels; empty after they are. */
    private volatile String level = "";

    private volatile StatusLine line;

    /**
     * @param printer hears of the search first
     * @param out where solutions go, which may be the same terminal
     * @param isWanted whether anything is shown but what is asked for by a signal
     */
    RunProgress(SolutionPrinter printer, CheckedOutput out, int roots, boolean isWanted) {
        super("progress");
        this.printer = printer;
        this.out = out;
        this.roots = roots;
        this.isWanted = isWanted;
        setDaemon(true);
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

    /** Takes the line away for good. */
    void end() {
        interrupt();
        StatusLine shown = line;
        if (shown != null) {
            shown.end();
        }
    }

    /** Shows from time to time how far the search is. */
    @Override
    public void run() {
        try {
            Thread.sleep(SIGNAL_MILLIS);
            StatisticsSignal.handle(new Asked());
            if (!isWanted) {
                return;
            }
            Thread.sleep(FIRST_MILLIS - SIGNAL_MILLIS);
            if (isTerminal()) {
                StatusLine status = new StatusLine(System.err);
                out.above(status);
                line = status;
                System.setErr(new PrintStream(status, true, StandardCharsets.UTF_8));
            }
            long period = line == null ? PLAIN_MILLIS : LINE_MILLIS;
            while (!isInterrupted()) {
                long millis = (System.nanoTime() - start) / 1_000_000;
                if (line != null) {
                    line.show(text());
                } else if (millis >= PLAIN_MILLIS) {
                    System.err.println(text());
                }
                Thread.sleep(period - millis % period);
            }
        } catch (InterruptedException e) {
            // The search has ended.
            return;
        }
    }

    /** Tells who asks. */
    private final class Asked implements Runnable {

        @Override
        public void run() {
            System.err.println(text());
        }
    }

    /** How far the search is, in words. */
    private String text() {
        Supplier<RunResult> source = soFar;
        RunResult found = source == null ? null : source.get();
        long seconds = (System.nanoTime() - start) / 1_000_000_000;
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
        int filled = (int) (share * BAR);
        return "[" + "#".repeat(filled) + ".".repeat(BAR - filled) + "] " + (int) (share * PERCENT) + " %, "
                + Quantity.of(found.solutions(), "solution") + ", " + seconds + " s";
    }

    /** The same for a search with so many roots that has run for so long. */
    static String text(RunResult found, int roots, long seconds) {
        int filled = roots == 0 ? BAR : (int) ((long) found.rootsDone() * BAR / roots);
        return "[" + "#".repeat(filled) + ".".repeat(BAR - filled) + "] " + found.rootsDone() + " of "
                + Quantity.of(roots, "root") + ", " + Quantity.of(found.solutions(), "solution") + ", " + seconds
                + " s";
    }

    /** Whether standard error is a terminal: Java does not know, but Linux does. */
    private static boolean isTerminal() {
        String term = System.getenv("TERM");
        if (term == null || term.equals("dumb")) {
            return false;
        }
        try {
            String device = new File("/proc/self/fd/2").getCanonicalPath();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
        } catch (IOException e) {
            return false;
        }
    }
}
