package io.github.filaforge.cli.options;

import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.runtime.checkpoint.CheckpointKeeper;
import io.github.filaforge.runtime.checkpoint.ResultFile;
import io.github.filaforge.runtime.format.PrintedText;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.ship.CompleteFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/** The output of results: a file, which is compressed if its name ends in {@code .gz}, or standard output. */
public final class OutputFile implements AutoCloseable {

    /** The name that stands for standard output. */
    public static final String STANDARD = "-";

    private final CheckedOutput out;
    /** The writer of the file; {@code null} for standard output, like the path. */
    private final ResultFile file;

    private final Path path;

    private OutputFile(CheckedOutput out, ResultFile file, Path path) {
        this.out = out;
        this.file = file;
        this.path = path;
    }

    /**
     * Begins a file in an existing folder.
     *
     * @throws UserException if the file cannot be written
     */
    public static OutputFile open(String name, Console console) {
        if (name.equals(STANDARD)) {
            return new OutputFile(console.out(), null, null);
        }
        Path path = path(name);
        try {
            return of(ResultFile.create(path), path);
        } catch (IOException e) {
            throw UserException.cannotWrite(path, e);
        }
    }

    private static Path path(String name) {
        if (name.isEmpty()) {
            throw new UserException("--output needs the name of a file, or - for standard output");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UserException("no file can have the name " + name + ": " + e.getReason());
        }
    }

    /** A content that is written at once. */
    public interface Content {

        /**
         * Writes the content.
         *
         * @throws IOException if it cannot be written; the output stores the reason
         */
        void to(CheckedOutput out) throws IOException;
    }

    /**
     * Writes results to standard output, or to a file in an existing folder, compressed if its name ends in {@code .gz}. The
     * file is complete, or stays as it is. The reader of standard output may go when it has read enough.
     *
     * @throws UserException if the content cannot be written
     */
    public static void write(String name, Console console, Content content) {
        Path folder = name.equals(STANDARD) ? null : path(name).getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw UserException.cannotWrite(path(name), new NoSuchFileException(folder.toString()));
        }
        boolean isCompressed = !name.equals(STANDARD) && ResultFile.isCompressed(path(name));
        writeWhole(name, console, isCompressed ? out -> compress(content, name, out) : content);
    }

    private static void compress(Content content, String name, CheckedOutput out) throws IOException {
        try (CheckedOutput compressed = new CheckedOutput(new GZIPOutputStream(out), name)) {
            content.to(compressed);
        }
    }

    /**
     * Writes a content as it is to standard output, or to a file whose folders are made if they are not there. The file is
     * complete, or stays as it is.
     *
     * @throws UserException if the content cannot be written
     */
    public static void writeWhole(String name, Console console, Content content) {
        if (name.equals(STANDARD)) {
            write(console.out(), content);
        } else {
            Path file = path(name);
            try {
                CompleteFile.write(file, out -> write(out, file, content));
            } catch (IOException e) {
                throw UserException.cannotWrite(file, e);
            }
        }
        console.check();
    }

    private static void write(OutputStream out, Path file, Content content) {
        CheckedOutput checked = new CheckedOutput(out, file.toString());
        write(checked, content);
        if (checked.failure() != null) {
            throw new UserException(checked.failure());
        }
    }

    private static void write(CheckedOutput out, Content content) {
        try {
            content.to(out);
        } catch (IOException | SearchStopped e) {
            // The output stores the reason, unless its reader has gone.
            return;
        }
    }

    /**
     * Writes a content as {@link #writeWhole} does, and reports the file.
     *
     * @throws UserException if the content cannot be written
     */
    public static void writeAndReport(String name, byte[] content, Console console) {
        writeWhole(name, console, out -> out.write(content));
        if (!name.equals(STANDARD)) {
            console.say("wrote " + name);
        }
    }

    /**
     * Refuses an empty name and the name of a folder, before work is done for the output.
     *
     * @param option the option that names the output
     * @param name the name of the file, or {@link #STANDARD}
     * @throws UserException if no file can have the name
     */
    public static void checkIsNoFolder(String option, String name) {
        if (name.isEmpty()) {
            throw new UserException(option + " needs the name of a file, or - for standard output");
        }
        if (!name.equals(STANDARD) && Files.isDirectory(Path.of(name))) {
            throw new UserException(option + ": " + name + " is a folder: name another, or delete it");
        }
    }

    /**
     * Refuses to overwrite a file that is read.
     *
     * @param option the option that names the file to write
     * @param name the name of the file to write
     * @param inputs the names of the files to read; - is standard input, and null stands for no file
     * @throws UserException if the file to write is one of the files to read
     */
    public static void checkIsNoInput(String option, String name, String... inputs) {
        if (name.equals(STANDARD)) {
            return;
        }
        for (String input : inputs) {
            if (input != null && !input.equals(STANDARD) && isSameFile(name, input)) {
                throw new UserException(
                        option + " " + name + " would write over a file that is read: name another file");
            }
        }
    }

    private static boolean isSameFile(String name, String input) {
        try {
            Path output = Path.of(name);
            return Files.isRegularFile(output) && Files.isSameFile(output, Path.of(input));
        } catch (IOException | InvalidPathException e) {
            // A file that cannot be read is reported where it is read.
            return false;
        }
    }

    /**
     * Goes on with a file after a number of bytes. The bytes behind them are removed.
     *
     * @throws UserException if the file cannot be written
     */
    public static OutputFile goOn(String name, long length) {
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

    public CheckedOutput out() {
        return out;
    }

    /**
     * Returns the file with its printer, for checkpoints that are written in step with it.
     *
     * @throws IOException if the content so far cannot be written to the disk
     */
    public CheckpointKeeper.Printed printed(PrintedText printer) throws IOException {
        return new CheckpointKeeper.Printed(printer, file, path, file.secure());
    }

    /**
     * Ends the output and checks that all of it was written.
     *
     * @throws UserException if it was not
     */
    public void finish() {
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
