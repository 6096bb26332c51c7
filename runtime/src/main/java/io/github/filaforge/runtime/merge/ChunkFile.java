package io.github.filaforge.runtime.merge;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A file of bytes that one thread at a time writes, and that any number of threads read when all is written. It has no name
 * where the system lets an open file lose it, so that it is gone when the program ends, however that comes.
 *
 * <p>A thread that is interrupted at a file channel closes it for all threads, which a {@link RandomAccessFile} survives. That
 * has one position, so there are several for reading: measured with four threads, lists of 4 kB that are not in the system's
 * cache take 28 us through a channel, 27 us through eight such files, and 58 us through one. From the cache all take as long.
 */
final class ChunkFile {

    /** More files for reading gain nothing on the disks of today. */
    private static final int MOST_READERS = 8;

    private final RandomAccessFile writing;
    private final RandomAccessFile[] reading;
    /** Null if the file has no name any more. */
    private final Path name;

    private long size;

    /**
     * Makes an empty file.
     *
     * @param threads the number of threads that will read it
     */
    ChunkFile(Path folder, int threads) throws IOException {
        Path path = Files.createTempFile(folder, "fila", ".level");
        RandomAccessFile[] files = new RandomAccessFile[1 + Math.min(threads, MOST_READERS)];
        try {
            for (int i = 0; i < files.length; i++) {
                files[i] = new RandomAccessFile(path.toFile(), i == 0 ? "rw" : "r");
            }
        } catch (IOException e) {
            closeAll(files);
            Files.delete(path);
            throw e;
        }
        this.writing = files[0];
        this.reading = Arrays.copyOfRange(files, 1, files.length);
        this.name = hasLostItsName(path) ? null : path;
    }

    private static boolean hasLostItsName(Path path) {
        try {
            Files.delete(path);
            return true;
        } catch (IOException e) {
            // Windows deletes no file that is open.
            path.toFile().deleteOnExit();
            return false;
        }
    }

    /** The number of bytes that are written. */
    long size() {
        return size;
    }

    /** Writes the first bytes of an array behind those that are written already. */
    void append(byte[] bytes, int length) throws IOException {
        writing.write(bytes, 0, length);
        size += length;
    }

    /** Fills an array with the bytes from a position on. */
    void read(long position, byte... into) throws IOException {
        // Java 25 warns of the number of a thread that Java 17 has; the hash code divides threads as well.
        RandomAccessFile file = reading[Math.floorMod(Thread.currentThread().hashCode(), reading.length)];
        synchronized (file) {
            file.seek(position);
            file.readFully(into);
        }
    }

    /** Closes the file, which is gone then. */
    void close() {
        close(writing);
        closeAll(reading);
        try {
            if (name != null) {
                Files.delete(name);
            }
        } catch (IOException e) {
            // It is deleted when the program ends.
            return;
        }
    }

    private static void closeAll(RandomAccessFile... files) {
        for (RandomAccessFile file : files) {
            if (file != null) {
                close(file);
            }
        }
    }

    private static void close(RandomAccessFile file) {
        try {
            file.close();
        } catch (IOException e) {
            // Its content is not needed any more.
            return;
        }
    }
}
