package io.github.filaforge.runtime;

import io.github.filaforge.runtime.format.OutputText;
import io.github.filaforge.runtime.format.SolutionFormat;
import io.github.filaforge.runtime.format.TextFormat;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;

/** Counts solutions and prints them, in UTF-8 like the definitions that piece names come from. */
public final class SolutionPrinter implements SearchListener {

    /** So much is written at once. */
    private static final int ENOUGH = 1 << 16;

    /** Somebody may be watching: what is older than this comes out with the next solution. */
    private static final long FLUSH_NANOS = 200_000_000;

    private final SolutionFormat format;
    private final OutputStream out;
    private final boolean quiet;
    /** What is not written yet. A BufferedOutputStream and titles made as strings took 3 ms more for 2339 solutions. */
    private final OutputText text = new OutputText();

    private long lastFlush = System.nanoTime();
    private long count;
    /** The number of solutions that were printed in an earlier run. */
    private long before;

    /** So many bytes were written out. */
    private long writtenOut;

    private boolean cut;

    /**
     * Prints pictures.
     *
     * @param decoder draws the solutions
     * @param out where to; {@code null} to count only
     */
    public SolutionPrinter(SolutionDecoder decoder, OutputStream out) {
        this(new TextFormat(decoder), out);
    }

    /**
     * @param format writes the solutions
     * @param out where to; {@code null} to count only
     */
    public SolutionPrinter(SolutionFormat format, OutputStream out) {
        this.format = format;
        this.quiet = out == null;
        this.out = quiet ? OutputStream.nullOutputStream() : out;
    }

    /**
     * Counts and prints a solution.
     *
     * @throws SearchStopped if the reader of the output has gone, or it cannot be written
     */
    @Override
    public void found(int[] solution) {
        count++;
        if (quiet) {
            return;
        }
        try {
            int before = text.length();
            format.append(text, count, solution);
            // What one solution takes is about what the next takes.
            if (2 * text.length() - before > ENOUGH) {
                writeOut();
            }
            if (System.nanoTime() - lastFlush > FLUSH_NANOS) {
                writeOut();
                lastFlush = System.nanoTime();
            }
        } catch (IOException e) {
            cut = true;
            throw new SearchStopped();
        }
    }

    private void writeOut() throws IOException {
        int count = text.length();
        text.writeTo(out);
        writtenOut += count;
        out.flush();
    }

    /** The number of solutions so far. */
    public long count() {
        return count;
    }

    /** The number of bytes of all that was printed, those too that are not written out yet. */
    public long bytes() {
        return writtenOut + text.length();
    }

    /** Goes on with the numbers of solutions after those that were printed before. */
    public void goOnAfter(long earlier) {
        before = earlier;
        count = earlier;
    }

    /** Whether the reader of the output has gone, or it cannot be written. */
    public boolean isCut() {
        return cut;
    }

    /**
     * The answer, in words.
     *
     * @param solutions the number of solutions that were found
     * @param complete whether the search went to its end
     */
    public String summary(BigInteger solutions, boolean complete) {
        if (cut) {
            return unread(Quantity.of(solutions, "solution"));
        }
        return complete ? Quantity.of(solutions, "solution") : stopped(Quantity.of(solutions, "solution"));
    }

    /** The answer of a search that was stopped before its end, by its limit for one. */
    public static String stopped(String found) {
        return "stopped after " + found + "; there may be more";
    }

    /** The answer of a search that was stopped because the reader of its output has gone. */
    public static String unread(String found) {
        return "stopped after " + found + ": the output is no longer read";
    }

    /**
     * Brings out what is printed so far.
     *
     * @return whether it could be written; the reader may have gone, as head does when it has enough
     */
    public boolean flush() {
        try {
            writeOut();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Brings out what is printed so far, and prints the number of solutions on standard error. */
    @Override
    public void interrupted(RunResult soFar) {
        flush();
        System.err.println(interrupted(soFar.solutions().add(BigInteger.valueOf(before))));
    }

    @Override
    public void interruptedBeside(RunResult soFar) {
        System.err.println(interrupted(soFar.solutions().add(BigInteger.valueOf(before))));
    }

    /** The answer of a search that was interrupted. */
    public static String interrupted(BigInteger solutions) {
        return "interrupted after " + Quantity.of(solutions, "solution");
    }
}
