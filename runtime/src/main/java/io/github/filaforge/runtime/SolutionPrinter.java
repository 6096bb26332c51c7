package io.github.filaforge.runtime;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Counts solutions and prints them as pictures, in UTF-8 like the definitions that piece names come from. */
public final class SolutionPrinter implements SearchListener {

    private static final byte[] TITLE = "# --- SOLUTION ".getBytes(StandardCharsets.US_ASCII);
    /** The most digits of a long. */
    private static final int DIGITS = 19;

    private static final byte[] TITLE_END = " ---\n".getBytes(StandardCharsets.US_ASCII);

    /** Somebody may be watching: what is older than this comes out with the next solution. */
    private static final long FLUSH_NANOS = 200_000_000;

    private final SolutionDecoder decoder;
    private final OutputStream out;
    private final boolean quiet;
    /** What is not written yet. A BufferedOutputStream and titles made as strings took 3 ms more for 2339 solutions. */
    private byte[] buffer = new byte[1 << 16];

    private int length;
    private long lastFlush = System.nanoTime();
    private long count;
    /** So many bytes were written out. */
    private long writtenOut;

    private boolean cut;

    /**
     * @param decoder draws the solutions
     * @param out where to; {@code null} to count only
     */
    public SolutionPrinter(SolutionDecoder decoder, OutputStream out) {
        this.decoder = decoder;
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
            byte[] picture = decoder.drawBytes(solution);
            makeRoom(TITLE.length + DIGITS + TITLE_END.length + picture.length);
            append(TITLE);
            appendNumber(count);
            append(TITLE_END);
            append(picture);
            if (System.nanoTime() - lastFlush > FLUSH_NANOS) {
                writeOut();
                lastFlush = System.nanoTime();
            }
        } catch (IOException e) {
            cut = true;
            throw new SearchStopped();
        }
    }

    private void makeRoom(int count) throws IOException {
        if (count > buffer.length - length) {
            writeOut();
            buffer = Arrays.copyOf(buffer, Math.max(buffer.length, count));
        }
    }

    private void append(byte[] bytes) {
        System.arraycopy(bytes, 0, buffer, length, bytes.length);
        length += bytes.length;
    }

    private void appendNumber(long number) {
        int end = length + 1;
        for (long rest = number / 10; rest > 0; rest /= 10) {
            end++;
        }
        int index = end;
        for (long rest = number; rest > 0; rest /= 10) {
            index--;
            buffer[index] = (byte) ('0' + rest % 10);
        }
        length = end;
    }

    private void writeOut() throws IOException {
        out.write(buffer, 0, length);
        writtenOut += length;
        length = 0;
        out.flush();
    }

    /** The number of solutions so far. */
    public long count() {
        return count;
    }

    /** The number of bytes of all that was printed, those too that are not written out yet. */
    public long bytes() {
        return writtenOut + length;
    }

    /** Goes on with the numbers of solutions after those that were printed before. */
    public void goOnAfter(long before) {
        count = before;
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
        System.err.println(interrupted(soFar.solutions()));
    }

    /** The answer of a search that was interrupted. */
    public static String interrupted(BigInteger solutions) {
        return "interrupted after " + Quantity.of(solutions, "solution");
    }
}
