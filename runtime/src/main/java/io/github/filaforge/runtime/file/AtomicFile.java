package io.github.filaforge.runtime.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A file that is always replaced as a whole. Each new content is written to a temporary file beside it, brought to the disk,
 * and renamed. At any moment, even after a loss of power, the file holds the whole of one content.
 *
 * @param path the path of the file
 * @param beside the path of the temporary file; it stays if the program ends while it is written
 */
public record AtomicFile(Path path, Path beside) {

    /** The ending of the name of the temporary file. */
    public static final String BESIDE = ".new";

    /** A content of the file. */
    @FunctionalInterface
    public interface Content {

        /**
         * Writes the whole content. Buffers of the content must be flushed before the method returns; the method may close
         * the output.
         */
        void writeTo(OutputStream out) throws IOException;
    }

    /** Creates a file that has one writer at a time. */
    public AtomicFile(Path path) {
        this(path, path.resolveSibling(path.getFileName() + BESIDE));
    }

    /**
     * Returns a file that several processes, even on several machines, may write at the same time. Each of them has a
     * temporary file of its own.
     */
    public static AtomicFile ofManyWriters(Path path) {
        return new AtomicFile(path, path.resolveSibling(path.getFileName() + "." + UUID.randomUUID() + BESIDE));
    }

    /**
     * Replaces the content of the file.
     *
     * @throws IOException if the content cannot be written; then the file still has its last content
     */
    public void write(Content content) throws IOException {
        OutputStream out = Files.newOutputStream(beside);
        try {
            try (out) {
                content.writeTo(out);
            }
            // The content may have closed its output: another channel brings it to the disk.
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            Files.move(beside, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException | RuntimeException e) {
            // On a full disk the temporary file would take the last room.
            try {
                Files.deleteIfExists(beside);
            } catch (IOException alsoFailed) {
                e.addSuppressed(alsoFailed);
            }
            throw e;
        }
        forceFolder();
    }

    /** Makes the name of the file survive a loss of power too, if the platform can do so. */
    private void forceFolder() {
        Path folder = path.toAbsolutePath().getParent();
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows cannot open a folder, and stores names by itself.
            return;
        }
    }

    /**
     * Returns the reason in words why a file cannot be read or written, without the name of the file. The message of an
     * exception of a file system is often nothing but this name.
     */
    public static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "access is denied";
        }
        if (e instanceof NoSuchFileException) {
            return "there is no such file";
        }
        return e instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : String.valueOf(e.getMessage());
    }

    /**
     * Removes the file and its temporary file.
     *
     * @throws IOException if they cannot be removed
     */
    public void remove() throws IOException {
        Files.deleteIfExists(path);
        Files.deleteIfExists(beside);
    }
}
