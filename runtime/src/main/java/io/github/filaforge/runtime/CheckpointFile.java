package io.github.filaforge.runtime;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The file of a checkpoint. Each checkpoint is written beside it and put into its place when it is safe on the disk: at any
 * moment the file has the whole of one checkpoint.
 */
public final class CheckpointFile {

    /** No honest checkpoint is larger. */
    private static final long MOST_BYTES = 16 << 20;

    private final Path file;

    public CheckpointFile(Path file) {
        this.file = file;
    }

    /** Where it is. */
    public Path path() {
        return file;
    }

    /** Whether there is one. */
    public boolean exists() {
        return Files.exists(file);
    }

    /** Whether checkpoints are written over another file, to their own or on their way there. */
    public boolean overwrites(Path other) {
        return isSame(file, other) || isSame(beside(), other);
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            // One of them is not there yet.
            return one.toAbsolutePath()
                    .normalize()
                    .equals(other.toAbsolutePath().normalize());
        }
    }

    private Path beside() {
        return file.resolveSibling(file.getFileName() + ".new");
    }

    /**
     * The checkpoint.
     *
     * @throws IOException if it cannot be read, or is none; the message says which file and why
     */
    public Checkpoint read() throws IOException {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new IOException("it is too long");
            }
            if (!Files.isRegularFile(file)) {
                // A device or a pipe may never come to an end.
                throw new IOException("it is no regular file");
            }
            return CheckpointText.read(Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            throw new IOException("there is no checkpoint " + file, e);
        } catch (IOException e) {
            throw new IOException(file + " is no checkpoint that can be used: " + e.getMessage(), e);
        }
    }

    /**
     * Puts a checkpoint into the place of the last.
     *
     * @throws IOException if it cannot be written; then the last one is still there
     */
    public void write(Checkpoint checkpoint) throws IOException {
        Path beside = beside();
        try (FileChannel channel = FileChannel.open(
                beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer bytes = ByteBuffer.wrap(CheckpointText.write(checkpoint));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        forceFolder();
    }

    /** Has the name of the file survive a loss of power too, where the platform can do that. */
    private void forceFolder() {
        Path folder = file.toAbsolutePath().getParent();
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows opens no folder, and keeps names by itself.
            return;
        }
    }
}
