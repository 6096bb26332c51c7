package io.github.filaforge.runtime.format;

import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.text.Plural;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;

/** Counts solutions and prints them. The output is UTF-8, as are the definitions from which the names of pieces come. */
public final class SolutionPrinter implements SearchListener, PrintedText {

    /** The number of bytes after which the text is written to the output. */
    private static final int ENOUGH = 1 << 16;

    /** A solution that is older than this, in nanoseconds, is written with the next one: a person may be watching. */
    private static final long FLUSH_NANOS = 200_000_000;

    private final SolutionFormat format;
    private final OutputStream out;
    private final boolean quiet;
    /**
     * The text that is not written yet. A BufferedOutputStream with titles made as strings took 3 ms more for 2339
     * solutions.
     */
    private final OutputText text = new OutputText();

    private long lastFlush = System.nanoTime();
    private long count;
    /** The number of solutions that were printed in earlier runs. */
    private long before;

    /** The number of bytes that were written to the output. */
    private long writtenOut;

    private boolean cut;

    /**
     * Creates a printer.
     *
     * @param format writes the solutions
     * @param out the output; {@code null} if solutions are only counted
     */
    public SolutionPrinter(SolutionFormat format, OutputStream out) {
        this.format = format;
        this.quiet = out == null;
        this.out = quiet ? OutputStream.nullOutputStream() : out;
    }

    /**
     * Counts and prints a solution.
     *
     * @throws SearchStopped if the reader of the output has closed it, or it cannot be written
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
            // The next solution will need about as many bytes as this one.
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

    /** Returns the number of solutions so far, including those of earlier runs. */
    public long count() {
        return count;
    }

    @Override
    public long bytes() {
        return writtenOut + text.length();
    }

    /**
     * Continues the numbers of solutions behind those of earlier runs.
     *
     * @param earlier the number of solutions that were printed in earlier runs
     */
    public void goOnAfter(long earlier) {
        before = earlier;
        count = earlier;
    }

    @Override
    public boolean isCut() {
        return cut;
    }

    /**
     * Returns the result of the search in words.
     *
     * @param solutions the number of solutions that were found
     * @param complete true if the search has ended by itself
     */
    public String summary(BigInteger solutions, boolean complete) {
        String found = Plural.of(solutions, "solution");
        if (cut) {
            return unread(found);
        }
        return complete ? found : stopped(found);
    }

    /** Returns the result, in words, of a search that was stopped before its end, for example by its limit. */
    public static String stopped(String found) {
        return "stopped after " + found + "; there may be more";
    }

    /** Returns the result, in words, of a search that was stopped because the reader of its output has closed it. */
    public static String unread(String found) {
        return "stopped after " + found + ": the output is no longer read";
    }

    @Override
    public boolean flush() {
        try {
            writeOut();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Writes everything that was printed so far to the output, and prints the number of solutions on standard error. */
    @Override
    public void interrupted(RunResult soFar) {
        flush();
        interruptedBeside(soFar);
    }

    @Override
    public void interruptedBeside(RunResult soFar) {
        System.err.println(interrupted(soFar.solutions().add(BigInteger.valueOf(before))));
    }

    /** Returns the result, in words, of a search that was interrupted. */
    public static String interrupted(BigInteger solutions) {
        return "interrupted after " + Plural.of(solutions, "solution");
    }
}
