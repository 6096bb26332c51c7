package io.github.filaforge.runtime.terminal;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Shows the progress of a program with its own search on standard error. On a terminal it redraws one line, elsewhere it
 * writes a line every ten seconds. A search that ends within a second does not show the line and does not wait for its
 * classes to be loaded.
 */
public abstract class ProgressLine extends Thread {

    private static final long SIGNAL_MILLIS = 300;
    private static final long FIRST_MILLIS = 1000;
    private static final long LINE_MILLIS = 500;
    private static final long PLAIN_MILLIS = 10_000;
    private static final int BAR = 20;

    /** The output of the results, which may be the same terminal; null if there is none. */
    private final CheckedOutput out;

    private final boolean isWanted;
    private final long start = System.nanoTime();

    private volatile StatusLine line;

    /**
     * Creates a progress line.
     *
     * @param out the output of the results, which may be the same terminal; {@code null} if nothing is written meanwhile
     * @param isWanted true if the progress is shown; if false, only a signal has it shown once
     */
    protected ProgressLine(CheckedOutput out, boolean isWanted) {
        super("progress");
        this.out = out;
        this.isWanted = isWanted;
    }

    /** Starts the thread that shows the progress. It ends with the program at the latest. */
    @Override
    public final synchronized void start() {
        setDaemon(true);
        super.start();
    }

    /** Returns the progress of the search in words. It may be called at any time, and does not wait. */
    protected abstract String text();

    /** Returns the time since this object was created, in seconds. */
    protected final long seconds() {
        return (System.nanoTime() - start) / 1_000_000_000;
    }

    /** Returns a bar of which a fraction is filled. */
    protected static String bar(double share) {
        int filled = (int) (share * BAR);
        return "[" + "#".repeat(filled) + ".".repeat(BAR - filled) + "] ";
    }

    /** Removes the line for good. */
    public final void end() {
        interrupt();
        StatusLine shown = line;
        if (shown != null) {
            shown.end();
        }
    }

    /** Shows the progress of the search at intervals. */
    @Override
    public final void run() {
        try {
            Thread.sleep(SIGNAL_MILLIS);
            StatisticsSignal.handle(new Runnable() {
                @Override
                public void run() {
                    System.err.println(text());
                }
            });
            if (!isWanted) {
                return;
            }
            Thread.sleep(FIRST_MILLIS - SIGNAL_MILLIS);
            String term = System.getenv("TERM");
            if (isTerminal(2) && term != null && !term.equals("dumb")) {
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

    /**
     * Returns true if standard output (1) or standard error (2) is known to be a terminal. Java has no method for this, but
     * Linux has the file that the descriptor names.
     */
    static boolean isTerminal(int descriptor) {
        try {
            String device = new File("/proc/self/fd/" + descriptor).getCanonicalPath();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
        } catch (IOException e) {
            return false;
        }
    }
}
