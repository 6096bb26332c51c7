package io.github.filaforge.runtime;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The file of a checkpoint: at any moment it has the whole of one. */
public final class CheckpointFile {

    /** The most bytes of a file that is read: a larger one is none of ours. */
    private static final int MOST_BYTES = 16 << 20;

    private final WholeFile file;

    public CheckpointFile(Path file) {
        this.file = new WholeFile(file);
    }

    /** Where it is. */
    public Path path() {
        return file.path();
    }

    /** Whether there is one. */
    public boolean exists() {
        return Files.exists(path());
    }

    /** Whether checkpoints are written over another file, to their own or on their way there. */
    public boolean overwrites(Path other) {
        return isSame(path(), other) || isSame(file.beside(), other);
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

    /**
     * The checkpoint.
     *
     * @throws IOException if it cannot be read, or is none; the message says which file and why
     */
    public Checkpoint read() throws IOException {
        try {
            if (Files.size(path()) > MOST_BYTES) {
                throw new IOException("it is too long");
            }
            if (!Files.isRegularFile(path())) {
                // A device or a pipe may never come to an end.
                throw new IOException("it is no regular file");
            }
            return CheckpointText.read(Files.readAllBytes(path()));
        } catch (NoSuchFileException e) {
            throw new IOException("there is no checkpoint " + path(), e);
        } catch (IOException e) {
            throw new IOException(path() + " is no checkpoint that can be used: " + e.getMessage(), e);
        }
    }

    /**
     * Puts a checkpoint into the place of the last.
     *
     * @throws IOException if it cannot be written, or is too long to be read again; then the last one is still there
     */
    public void write(Checkpoint checkpoint) throws IOException {
        byte[] text = CheckpointText.write(checkpoint);
        if (text.length > MOST_BYTES) {
            throw new IOException("it would have " + text.length + " bytes, and one of more than " + MOST_BYTES
                    + " is not read again; --resume goes on from the last one");
        }
        file.write(out -> out.write(text));
    }
}
