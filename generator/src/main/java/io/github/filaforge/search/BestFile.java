package io.github.filaforge.search;

import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.search.BestText.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The checkpoint of a search for the best board: at any moment the file has one whole state. */
public final class BestFile {

    /** The greatest size of a file that is read, in bytes. A state has some kilobytes. */
    private static final int MOST_BYTES = 1 << 24;

    private final AtomicFile file;
    private final BestText text;

    /** Makes the checkpoint of a puzzle; nothing is read or written. */
    public BestFile(Path path, BestText text) {
        this.file = new AtomicFile(path);
        this.text = text;
    }

    /** Returns the path of the file. */
    public Path path() {
        return file.path();
    }

    /** Returns true if the file exists. */
    public boolean exists() {
        return Files.exists(path());
    }

    /**
     * Replaces the state in the file.
     *
     * @throws IOException if the file cannot be written; then it has its last state
     */
    public void write(State state) throws IOException {
        byte[] bytes = text.write(state);
        file.write(out -> out.write(bytes));
    }

    /**
     * Reads the state.
     *
     * @throws IOException if the file has no state of this puzzle, with a message for the user
     */
    public State read() throws IOException {
        try {
            if (!Files.isRegularFile(path()) || Files.size(path()) > MOST_BYTES) {
                throw new IOException("it is no regular file, or too long");
            }
            return text.read(Files.readAllBytes(path()));
        } catch (IOException e) {
            throw new IOException(
                    path() + " is no checkpoint of this search: " + AtomicFile.reason(e)
                            + "; name another file, or remove it",
                    e);
        }
    }
}
