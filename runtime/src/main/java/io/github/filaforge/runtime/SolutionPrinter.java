package io.github.filaforge.runtime;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Counts solutions and prints them as pictures, in UTF-8 like the definitions that piece names come from. */
public final class SolutionPrinter implements SolutionSink {

    private static final int BUFFER = 1 << 16;

    /** Somebody may be watching: what is older than this comes out with the next solution. */
    private static final long FLUSH_NANOS = 200_000_000;

    private final Board board;
    private final OutputStream out;
    private final boolean quiet;
    private long lastFlush = System.nanoTime();
    private volatile long count;

    /**
     * @param board draws the solutions
     * @param out where to; {@code null} to count only
     */
    public SolutionPrinter(Board board, OutputStream out) {
        this.board = board;
        this.quiet = out == null;
        this.out = quiet ? OutputStream.nullOutputStream() : new BufferedOutputStream(out, BUFFER);
    }

    /**
     * Counts and prints a solution.
     *
     * @throws SearchStopped if nobody reads the output any more
     */
    @Override
    public void accept(Solution solution) {
        long number = count + 1;
        count = number;
        if (quiet) {
            return;
        }
        String title = "# --- SOLUTION " + number + " ---\n";
        try {
            out.write(title.getBytes(StandardCharsets.US_ASCII));
            out.write(board.drawBytes(solution));
            if (System.nanoTime() - lastFlush > FLUSH_NANOS) {
                out.flush();
                lastFlush = System.nanoTime();
            }
        } catch (IOException e) {
            throw new SearchStopped();
        }
    }

    /** The number of solutions so far. */
    public long count() {
        return count;
    }

    /** Brings out what is printed so far, if anybody still reads it. */
    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            // The reader has gone, as head does when it has enough; that is no error of ours.
            return;
        }
    }
}
