package io.github.filaforge.runtime.checkpoint;

import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.runtime.search.LevelFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;

/** The file of a checkpoint. At any moment it holds one whole checkpoint. */
public final class CheckpointFile {

    /** The greatest size of a file that is read, in bytes. A larger file cannot be a checkpoint of this program. */
    private static final int MOST_BYTES = 16 << 20;

    private final AtomicFile file;

    public CheckpointFile(Path file) {
        this.file = new AtomicFile(file);
    }

    /** Returns the path of the file. */
    public Path path() {
        return file.path();
    }

    /** Returns true if the file exists. */
    public boolean exists() {
        return Files.exists(path());
    }

    /** Returns true if another file is the file of the checkpoint or the temporary file beside it. */
    public boolean overwrites(Path other) {
        return isSame(path(), other) || isSame(file.beside(), other);
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            // One of the files does not exist yet.
            Path normal = one.toAbsolutePath().normalize();
            return normal.equals(other.toAbsolutePath().normalize());
        }
    }

    /**
     * Returns the files of the levels that a search which counts level by level keeps beside its checkpoint, given the
     * shortest time between two writings, in seconds, and the state from which the search goes on.
     */
    public LevelFiles levels(Map<String, String> search, double seconds, SearchState before) {
        return new LevelFiles(
                path(),
                Fingerprint.of(search.toString().getBytes(StandardCharsets.UTF_8)),
                seconds,
                !before.equals(SearchState.NONE));
    }

    /** Reads the checkpoint. If this is impossible, the message of the exception has the file and the reason. */
    public Checkpoint read() throws IOException {
        try {
            if (Files.size(path()) > MOST_BYTES) {
                throw new IOException("it is too long");
            }
            if (!Files.isRegularFile(path())) {
                // Reading a device or a pipe might never end.
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
     * Replaces the last checkpoint by a new one. If the new one cannot be written, or would be too long to be read again,
     * an exception is thrown, and the file still holds the last checkpoint.
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
