package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.search.SearchRefused;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * Stores the last finished level of each end of a count, the empty and the full region, in two files, so that the count can
 * go on after its program has ended. Each file begins with the identity of the count and the end of the region, and ends
 * with a check sum of all bytes before it.
 */
public final class KeptLevels {

    /** Thrown if levels cannot be stored, or stored levels cannot be used. The message has the file and the reason. */
    public static final class LevelsRefused extends SearchRefused {

        private static final long serialVersionUID = 1L;

        LevelsRefused(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** The value that stores no levels. */
    public static final KeptLevels NOWHERE = new KeptLevels(null, "", 0);

    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    private static final int BUFFER = 1 << 16;

    /** The beginning of the path of both files, each of which adds an ending of its own; null if no level is stored. */
    private final Path name;

    private final String identity;
    private final long intervalNanos;
    private long lastWritten = System.nanoTime();
    /** The levels that this object has written to the files; 0 if it has written none. */
    private int frontLevel;

    private int backLevel;
    /** True if a count goes on from a level that was read. */
    private boolean isRead;

    /**
     * Creates the store.
     *
     * @param name the path of the files without their endings {@code .front} and {@code .back}; {@code null} if no level is
     *     stored
     * @param identity a text that identifies the count; levels of a count with another text are not used
     * @param seconds the shortest time between two writings, in seconds
     */
    public KeptLevels(Path name, String identity, double seconds) {
        this.name = name;
        this.identity = identity;
        this.intervalNanos = (long) (seconds * NANOS_PER_SECOND);
    }

    private AtomicFile file(boolean isFront) {
        return new AtomicFile(name.resolveSibling(name.getFileName() + (isFront ? ".front" : ".back")));
    }

    /**
     * Stores the last level of both ends, if the interval since the last writing is over.
     *
     * @throws LevelsRefused if the levels cannot be written
     */
    void write(CountedFrontier front, CountedFrontier back) {
        if (name != null && System.nanoTime() - lastWritten >= intervalNanos) {
            if (front.last() > frontLevel) {
                writeNow(front);
                frontLevel = front.last();
            }
            if (back.last() > backLevel) {
                writeNow(back);
                backLevel = back.last();
            }
            lastWritten = System.nanoTime();
        }
    }

    private void writeNow(CountedFrontier side) {
        AtomicFile file = file(side.isForward);
        try {
            file.write(raw -> {
                CheckedOutputStream checked =
                        new CheckedOutputStream(new BufferedOutputStream(raw, BUFFER), new CRC32C());
                DataOutputStream out = new DataOutputStream(checked);
                out.writeUTF(identity);
                out.writeBoolean(side.isForward);
                out.writeInt(side.last());
                side.level(side.last()).writeTo(out);
                out.writeLong(checked.getChecksum().getValue());
                out.flush();
            });
        } catch (IOException e) {
            throw new LevelsRefused("cannot write " + file.path() + ": " + AtomicFile.reason(e), e);
        }
    }

    /**
     * Reads the level that is stored for an end into this end, if there is one.
     *
     * @throws LevelsRefused if the stored level cannot be used
     */
    void readInto(CountedFrontier side) {
        if (name == null) {
            return;
        }
        Path file = file(side.isForward).path();
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // Reading a device or a pipe might never end.
            throw new LevelsRefused(file + " is no regular file: remove it to count from the start", null);
        }
        try (CheckedInputStream checked = new CheckedInputStream(
                        new BufferedInputStream(Files.newInputStream(file), BUFFER), new CRC32C());
                DataInputStream in = new DataInputStream(checked)) {
            if (!in.readUTF().equals(identity)) {
                throw new LevelsRefused(file + " is of another count: remove it, or count from the start", null);
            }
            if (in.readBoolean() != side.isForward) {
                throw new IOException("it is of the other end");
            }
            side.goOnFrom(in.readInt(), in);
            long check = checked.getChecksum().getValue();
            if (in.readLong() != check || in.read() >= 0) {
                throw new IOException("its check sum is wrong");
            }
            isRead = true;
        } catch (NoSuchFileException e) {
            // No level has been stored yet.
            return;
        } catch (IOException e) {
            String reason = e instanceof EOFException ? "it is cut off" : AtomicFile.reason(e);
            throw new LevelsRefused(file + " cannot be used: " + reason + "; remove it to count from the start", e);
        }
    }

    /**
     * Returns the exception of a count whose numbers contradict one another: the levels that were read are wrong, or if none
     * was read, the given error of the program.
     */
    RuntimeException blamed(IllegalStateException error) {
        return isRead
                ? new LevelsRefused(
                        "the levels in " + name + ".front and .back are wrong: remove them to count from the start",
                        error)
                : error;
    }

    /**
     * Removes the files of an earlier count.
     *
     * @throws LevelsRefused if they cannot be removed
     */
    public void remove() {
        IOException failure = tryToRemove();
        if (failure != null) {
            throw new LevelsRefused(
                    "cannot remove " + name + ".front and .back: " + AtomicFile.reason(failure), failure);
        }
    }

    /** Removes the files because the count has ended and does not need them any more. Files that cannot be removed stay. */
    public void end() {
        tryToRemove();
    }

    /**
     * Removes each file that can be removed; returns the reason why another one cannot, or {@code null} if there is none.
     */
    private IOException tryToRemove() {
        IOException failure = null;
        List<AtomicFile> files = name == null ? List.of() : List.of(file(true), file(false));
        for (AtomicFile file : files) {
            try {
                file.remove();
            } catch (IOException e) {
                failure = e;
            }
        }
        return failure;
    }
}
