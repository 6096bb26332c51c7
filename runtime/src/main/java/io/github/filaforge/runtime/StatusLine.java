package io.github.filaforge.runtime;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Standard error with one line at its end that is drawn over again and again. Whatever else is written there, or to a
 * standard output on the same terminal ({@link CheckedOutput#above}), clears the line first.
 */
public final class StatusLine extends OutputStream {

    /** To the first column, and clears to the end of the line. */
    private static final byte[] CLEAR = "\r\u001b[K".getBytes(StandardCharsets.US_ASCII);

    private final OutputStream err;
    private boolean isShown;
    /** Whether the last that was written has not ended its line. */
    private boolean isWithinLine;

    /** The number of writes to standard output that are under way. */
    private int writing;

    private boolean isClosed;

    /**
     * @param err standard error
     */
    public StatusLine(OutputStream err) {
        this.err = err;
    }

    /**
     * Shows a line instead of the one before; not while something else is written, or stands there unfinished.
     *
     * @param text shorter than a line of the terminal, without control characters
     */
    public synchronized void show(String text) {
        if (isClosed || isWithinLine || writing > 0) {
            return;
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] line = new byte[CLEAR.length + bytes.length];
        System.arraycopy(CLEAR, 0, line, 0, CLEAR.length);
        System.arraycopy(bytes, 0, line, CLEAR.length, bytes.length);
        isShown = true;
        writeOut(line);
    }

    /** Takes the line away until it is shown again. */
    public synchronized void clear() {
        if (isShown) {
            isShown = false;
            writeOut(CLEAR);
        }
    }

    /** Takes the line away for good. */
    public synchronized void end() {
        isClosed = true;
        clear();
    }

    private void writeOut(byte... bytes) {
        try {
            err.write(bytes);
            err.flush();
        } catch (IOException e) {
            // Nobody sees the line, so nobody misses it.
            isClosed = true;
        }
    }

    /** Something is about to be written to standard output. */
    synchronized void beginOutput() {
        writing++;
        clear();
    }

    /** It is written. */
    synchronized void endOutput() {
        writing--;
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int count) throws IOException {
        if (count > 0) {
            clear();
            isWithinLine = bytes[from + count - 1] != '\n';
            err.write(bytes, from, count);
        }
    }

    @Override
    public synchronized void flush() throws IOException {
        err.flush();
    }
}
