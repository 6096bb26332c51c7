package io.github.filaforge.runtime;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Shows on standard error how far a program with its own search is: on a terminal in a line that is drawn over, elsewhere
 * a line every ten seconds. A search that ends within a second neither sees it nor waits for its classes.
 */
public abstract class ProgressLine extends Thread {

    private static final long SIGNAL_MILLIS = 300;
    private static final long FIRST_MILLIS = 1000;
    private static final long LINE_MILLIS = 500;
    private static final long PLAIN_MILLIS = 10_000;
    private static final int BAR = 20;

    /** Where results go that may be the same terminal; null if there are none. */
    private final CheckedOutput out;

    private final boolean isWanted;
    private final long start = System.nanoTime();

    private volatile StatusLine line;

    /**
     * @param out where results go, which may be the same terminal; {@code null} if nothing is written meanwhile
     * @param isWanted whether anything is shown but what is asked for by a signal
     */
    protected ProgressLine(CheckedOutput out, boolean isWanted) {
        super("progress");
        this.out = out;
        this.isWanted = isWanted;
    }

    /** Begins to show it; it ends with the program at the latest. */
    @Override
    public final synchronized void start() {
        setDaemon(true);
        super.start();
    }

    /** How far the search is, in words; asked at any time, and does not wait. */
    protected abstract String text();

    /** So many seconds it has gone on. */
    protected final long seconds() {
        return (System.nanoTime() - start) / 1_000_000_000;
    }

    /** A bar of which a share is filled. */
    protected static String bar(double share) {
        int filled = (int) (share * BAR);
        return "[" + "#".repeat(filled) + ".".repeat(BAR - filled) + "] ";
    }

    /** Takes the line away for good. */
    public final void end() {
        interrupt();
        StatusLine shown = line;
        if (shown != null) {
            shown.end();
        }
    }

    /** Shows from time to time how far the search is. */
    @Override
    public final void run() {
        try {
            Thread.sleep(SIGNAL_MILLIS);
            StatisticsSignal.handle(new Asked());
            if (!isWanted) {
                return;
            }
            Thread.sleep(FIRST_MILLIS - SIGNAL_MILLIS);
            if (isTerminal(2) && canDrawOver()) {
                StatusLine status = new StatusLine(System.err);
                if (out != null) {
                    out.above(status);
                }
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

    private static boolean canDrawOver() {
        String term = System.getenv("TERM");
        return term != null && !term.equals("dumb");
    }

    /** Returns whether standard output (1) or standard error (2) is a terminal: Java does not know, but Linux does. */
    static boolean isTerminal(int descriptor) {
        try {
            String device = new File("/proc/self/fd/" + descriptor).getCanonicalPath();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
        } catch (IOException e) {
            return false;
        }
    }
}
