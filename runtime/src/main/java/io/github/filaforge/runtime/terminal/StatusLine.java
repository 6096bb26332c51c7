package io.github.filaforge.runtime.terminal;

import io.github.filaforge.runtime.text.PlainText;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Standard error with a last line that is redrawn again and again. Any other output to standard error, or to a standard
 * output on the same terminal ({@link CheckedOutput#above}), clears the line first.
 */
public final class StatusLine extends OutputStream {

    /** Moves the cursor to the first column and clears to the end of the line. */
    private static final String CLEAR = "\r\u001b[K";

    private final OutputStream err;
    private boolean isShown;
    /** True if the last output has not ended its line. */
    private boolean isWithinLine;

    /** The number of writes to standard output that have begun and not ended. */
    private int writing;

    private boolean isClosed;

    /** Creates a status line on standard error. */
    public StatusLine(OutputStream err) {
        this.err = err;
    }

    /**
     * Replaces the line that was shown before. It does nothing while other output is being written, or has not ended its
     * line.
     *
     * @param text a text that is shorter than a line of the terminal; characters that are not plain are replaced
     */
    public synchronized void show(String text) {
        if (isClosed || isWithinLine || writing > 0) {
            return;
        }
        isShown = true;
        writeOut(CLEAR + PlainText.line(text));
    }

    /** Removes the line until it is shown again. */
    public synchronized void clear() {
        if (isShown) {
            isShown = false;
            writeOut(CLEAR);
        }
    }

    /** Removes the line for good. */
    public synchronized void end() {
        isClosed = true;
        clear();
    }

    private void writeOut(String text) {
        try {
            err.write(text.getBytes(StandardCharsets.UTF_8));
            err.flush();
        } catch (IOException e) {
            // If standard error cannot be written, nobody reads the line.
            isClosed = true;
        }
    }

    /** Clears the line because standard output is about to be written. */
    synchronized void beginOutput() {
        writing++;
        clear();
    }

    /** Allows the line again because standard output has been written. */
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
