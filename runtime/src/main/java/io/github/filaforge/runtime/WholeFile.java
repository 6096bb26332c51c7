package io.github.filaforge.runtime;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A file that is written as a whole, again and again. Each time it is written beside, brought to the disk and then renamed: at
 * any moment, even after a loss of power, it has the whole of one writing.
 *
 * @param path where it is
 * @param beside where it is while it is written; one is left over where a program was ended just then
 */
public record WholeFile(Path path, Path beside) {

    /** The end of the name of a file while it is written. */
    public static final String BESIDE = ".new";

    /** What is written at a time. */
    @FunctionalInterface
    public interface Content {

        /** Writes all of it; what buffers it has are empty thereafter. */
        void writeTo(OutputStream out) throws IOException;
    }

    /** A file with one writer at a time. */
    public WholeFile(Path path) {
        this(path, path.resolveSibling(path.getFileName() + BESIDE));
    }

    /** A file that several processes may write at once, on several machines too: each beside it under a name of its own. */
    public static WholeFile ofManyWriters(Path path) {
        return new WholeFile(path, path.resolveSibling(path.getFileName() + "." + UUID.randomUUID() + BESIDE));
    }

    /**
     * Puts a content into the place of the last.
     *
     * @throws IOException if it cannot be written; then the last one is still there
     */
    public void write(Content content) throws IOException {
        FileChannel channel = FileChannel.open(
                beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
        try {
            try (channel) {
                content.writeTo(Channels.newOutputStream(channel));
                channel.force(true);
            }
            Files.move(beside, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            removeBeside(e);
            throw e;
        }
        forceFolder();
    }

    /** Removes the file that was opened beside: on a full disk it would take the last room. */
    private void removeBeside(IOException why) {
        try {
            Files.deleteIfExists(beside);
        } catch (IOException e) {
            why.addSuppressed(e);
        }
    }

    /** Has the name of the file survive a loss of power too, where the platform can do that. */
    private void forceFolder() {
        Path folder = path.toAbsolutePath().getParent();
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows opens no folder, and keeps names by itself.
            return;
        }
    }

    /** Why a file cannot be read or written, without its name where the system tells both. */
    public static String reason(IOException e) {
        return e instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : String.valueOf(e.getMessage());
    }

    /** Removes it, and what is left over beside it. */
    public void remove() throws IOException {
        Files.deleteIfExists(path);
        Files.deleteIfExists(beside);
    }
}
