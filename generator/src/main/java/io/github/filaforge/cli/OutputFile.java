package io.github.filaforge.cli;

import io.github.filaforge.runtime.CheckedOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where results are written: a file, or standard output. */
final class OutputFile implements AutoCloseable {

    /** What stands for standard output. */
    static final String STANDARD = "-";

    private final CheckedOutput out;
    private final boolean isFile;

    private OutputFile(CheckedOutput out, boolean isFile) {
        this.out = out;
        this.isFile = isFile;
    }

    /**
     * Opens a file, whose folder is there.
     *
     * @throws UserException if it cannot be written
     */
    static OutputFile open(String name, Console console) {
        if (name.equals(STANDARD)) {
            return new OutputFile(console.out(), false);
        }
        Path file = Path.of(name);
        try {
            OutputStream stream = Files.newOutputStream(file);
            return new OutputFile(new CheckedOutput(stream, file.toString()), true);
        } catch (IOException e) {
            throw UserException.cannotWrite(file, e);
        }
    }

    CheckedOutput out() {
        return out;
    }

    /**
     * Says that all is written.
     *
     * @throws UserException if it could not be
     */
    void finish() {
        close();
        if (isFile && out.failure() != null) {
            throw new UserException(out.failure());
        }
    }

    @Override
    public void close() {
        if (isFile) {
            out.close();
        }
    }
}
