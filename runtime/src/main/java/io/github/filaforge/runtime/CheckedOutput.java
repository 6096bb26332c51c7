package io.github.filaforge.runtime;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** An output that remembers why it could not be written. A reader that has read enough is no reason. */
public final class CheckedOutput extends OutputStream {

    private OutputStream out;
    private final String name;
    /** Standard output is closed by the end of the process alone: to its reader the end of it is that of the process. */
    private final boolean isStandard;

    private volatile String failure;
    private volatile StatusLine status;

    /**
     * @param out where to write; unbuffered, or what is wrong would be told too late
     * @param name what it is, for the user
     */
    public CheckedOutput(OutputStream out, String name) {
        this(out, name, false);
    }

    private CheckedOutput(OutputStream out, String name, boolean isStandard) {
        this.out = out;
        this.name = name;
        this.isStandard = isStandard;
    }

    /** Standard output, for a person if it is known to be a terminal. */
    public static CheckedOutput standard() {
        CheckedOutput standard = new CheckedOutput(new FileOutputStream(FileDescriptor.out), "standard output", true);
        if (ProgressLine.isTerminal(1)) {
            standard.onTerminal();
        }
        return standard;
    }

    /** Has characters of names replaced that a terminal would obey, since a person reads what is written from here on. */
    public void onTerminal() {
        if (!(out instanceof PlainOutput)) {
            out = PlainOutput.ofPictures(out);
        }
    }

    /** Has a line on the same terminal cleared whenever something is written. */
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

    /** Closes the output; that it could not be closed is remembered like all else. */
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

    /** What is wrong, for the user to read; {@code null} if all could be written or the reader has gone. */
    public String failure() {
        return failure == null ? null : "cannot write to " + name + ": " + failure;
    }
}
