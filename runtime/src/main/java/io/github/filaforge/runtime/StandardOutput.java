package io.github.filaforge.runtime;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Standard output, which remembers why it could not be written. A reader that has read enough is no reason. */
public final class StandardOutput extends OutputStream {

    private final FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    private volatile String failure;

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        try {
            out.write(bytes, from, count);
        } catch (IOException e) {
            String message = String.valueOf(e.getMessage());
            // Linux and macOS say "Broken pipe", and Windows "The pipe is being closed".
            if (!message.contains("pipe")) {
                failure = message;
            }
            throw e;
        }
    }

    /** What is wrong, for the user to read; {@code null} if all could be written or the reader has gone. */
    public String failure() {
        return failure == null ? null : "cannot write to standard output: " + failure;
    }
}
