package io.github.filaforge.runtime.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** An output that stores the reason why it could not be written. If its reader has closed a pipe, this is not an error. */
public final class CheckedOutput extends OutputStream {

    private OutputStream out;
    private final String name;
    /** True for standard output, which stays open: its reader takes its end for the end of the process. */
    private final boolean isStandard;

    private volatile String failure;
    private volatile StatusLine status;

    /**
     * Creates an output.
     *
     * @param out the underlying output; it should be unbuffered, since a buffer would delay the report of an error
     * @param name the name of the output in messages to the user
     */
    public CheckedOutput(OutputStream out, String name) {
        this(out, name, false);
    }

    private CheckedOutput(OutputStream out, String name, boolean isStandard) {
        this.out = out;
        this.name = name;
        this.isStandard = isStandard;
    }

    /** Returns standard output. If it is known to be a terminal, characters that a terminal would obey are replaced. */
    public static CheckedOutput standard() {
        CheckedOutput standard = new CheckedOutput(new FileOutputStream(FileDescriptor.out), "standard output", true);
        if (ProgressLine.isTerminal(1)) {
            standard.onTerminal();
        }
        return standard;
    }

    /**
     * Prints a text on standard output.
     *
     * @return the error message for the user; {@code null} if everything was written or the reader has closed the pipe
     */
    public static String print(String text) {
        CheckedOutput standard = standard();
        try {
            standard.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            return standard.failure();
        }
        return null;
    }

    /** Replaces from here on characters in names that a terminal would obey, because a person reads the output. */
    public void onTerminal() {
        if (!(out instanceof PlainOutput)) {
            out = PlainOutput.ofPictures(out);
        }
    }

    /** Clears a line on the same terminal whenever something is written to this output. */
    public void above(StatusLine line) {
        status = line;
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        StatusLine line = status;
        if (line != null) {
            line.beginOutput();
        }
        try {
            out.write(bytes, from, count);
        } catch (IOException e) {
            throw remembered(e);
        } finally {
            if (line != null) {
                line.endOutput();
            }
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException e) {
            throw remembered(e);
        }
    }

    /** Closes the output. If this fails, the reason is stored as for writing. */
    @Override
    public void close() {
        if (isStandard) {
            return;
        }
        try {
            out.close();
        } catch (IOException e) {
            remembered(e);
        }
    }

    private IOException remembered(IOException e) {
        String message = String.valueOf(e.getMessage());
        // Linux and macOS say "Broken pipe", and Windows "The pipe is being closed".
        if (!message.contains("pipe")) {
            failure = message;
        }
        return e;
    }

    /** Returns the error message for the user; {@code null} if everything was written or the reader has closed the pipe. */
    public String failure() {
        return failure == null ? null : "cannot write to " + name + ": " + failure;
    }
}
