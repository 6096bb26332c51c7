package io.github.filaforge.cli;

import io.github.filaforge.runtime.CheckedOutput;
import io.github.filaforge.runtime.CheckpointKeeper;
import io.github.filaforge.runtime.ResultFile;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Where results are written: a file, compressed if its name ends in {@code .gz}, or standard output. */
final class OutputFile implements AutoCloseable {

    /** What stands for standard output. */
    static final String STANDARD = "-";

    private final CheckedOutput out;
    /** Null for standard output, like the path. */
    private final ResultFile file;

    private final Path path;

    private OutputFile(CheckedOutput out, ResultFile file, Path path) {
        this.out = out;
        this.file = file;
        this.path = path;
    }

    /**
     * Begins a file, whose folder is there.
     *
     * @throws UserException if it cannot be written
     */
    static OutputFile open(String name, Console console) {
        if (name.equals(STANDARD)) {
            return new OutputFile(console.out(), null, null);
        }
        if (name.isEmpty()) {
            throw new UserException("--output needs the name of a file, or - for standard output");
        }
        Path path = Path.of(name);
        try {
            return of(ResultFile.create(path), path);
        } catch (IOException e) {
            throw UserException.cannotWrite(path, e);
        }
    }

    /** What is written at once. */
    interface Content {

        /**
         * Writes it.
         *
         * @throws IOException if it cannot be written; the output knows why
         */
        void to(CheckedOutput out) throws IOException;
    }

    /**
     * Writes a file or on standard output, whose reader may go when it has read enough.
     *
     * @throws UserException if it cannot be written
     */
    static void write(String name, Console console, Content content) {
        try (OutputFile file = open(name, console)) {
            try {
                content.to(file.out());
            } catch (IOException | SearchStopped e) {
                // The output knows why, unless its reader has gone.
            }
            file.finish();
        }
        console.check();
    }

    /**
     * Refuses to write over what is read.
     *
     * @param option that names the file to write
     * @param name of this file
     * @param inputs the names of the files to read; - is standard input, and null none
     * @throws UserException if it is one of them
     */
    static void checkIsNoInput(String option, String name, String... inputs) {
        if (name.equals(STANDARD)) {
            return;
        }
        for (String input : inputs) {
            if (input != null && !input.equals(STANDARD) && isSameFile(name, input)) {
                throw new UserException(option + " " + name + " would write over what is read: name another file");
            }
        }
    }

    private static boolean isSameFile(String name, String input) {
        try {
            Path output = Path.of(name);
            return Files.isRegularFile(output) && Files.isSameFile(output, Path.of(input));
        } catch (IOException | InvalidPathException e) {
            // What cannot be read is told of where it is read.
            return false;
        }
    }

    /**
     * Goes on with a file after so many bytes; what comes behind them is gone.
     *
     * @throws UserException if it cannot be written
     */
    static OutputFile goOn(String name, long length) {
        Path path = Path.of(name);
        try {
            return of(ResultFile.goOn(path, length), path);
        } catch (IOException e) {
            throw UserException.cannotWrite(path, e);
        }
    }

    private static OutputFile of(ResultFile file, Path path) {
        return new OutputFile(new CheckedOutput(file, path.toString()), file, path);
    }

    CheckedOutput out() {
        return out;
    }

    /**
     * The file, into which a printer goes on to print what checkpoints are in step with.
     *
     * @throws IOException if what it has cannot be brought to the disk
     */
    CheckpointKeeper.Printed printed(SolutionPrinter printer) throws IOException {
        return new CheckpointKeeper.Printed(printer, file, path, file.secure());
    }

    /**
     * Says that all is written.
     *
     * @throws UserException if it could not be
     */
    void finish() {
        close();
        if (file != null && out.failure() != null) {
            throw new UserException(out.failure());
        }
    }

    @Override
    public void close() {
        if (file != null) {
            out.close();
        }
    }
}
