package io.github.filaforge.runtime.checkpoint;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/**
 * A file of results, compressed by gzip if its name ends in {@code .gz}. At any moment everything written so far can be
 * brought to the disk, and later the file can be cut there and continued. In a compressed file each such moment ends a gzip
 * member. All gzip readers read consecutive members as one file.
 */
public final class ResultFile extends OutputStream {

    private static final int BUFFER = 1 << 16;

    private final Path file;
    private final FileChannel channel;
    private final OutputStream plain;
    private final boolean isCompressed;
    /** The gzip member that is being written; {@code null} between two members. */
    private GZIPOutputStream member;

    private ResultFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
        this.plain = Channels.newOutputStream(channel);
        this.isCompressed = isCompressed(file);
    }

    /** Returns true if a file is compressed, according to its name. */
    public static boolean isCompressed(Path file) {
        return String.valueOf(file.getFileName()).endsWith(".gz");
    }

    /**
     * Creates a file; any earlier content is lost.
     *
     * @throws IOException if the file cannot be written
     */
    public static ResultFile create(Path file) throws IOException {
        return new ResultFile(file, FileChannel.open(file, CREATE, WRITE, TRUNCATE_EXISTING));
    }

    /**
     * Opens a file to continue it after a number of bytes. All bytes behind these are removed.
     *
     * @param length the number of bytes that stay
     * @throws IOException if the file cannot be written
     */
    public static ResultFile goOn(Path file, long length) throws IOException {
        FileChannel channel = FileChannel.open(file, WRITE);
        channel.truncate(length);
        channel.position(length);
        return new ResultFile(file, channel);
    }

    /**
     * Returns a check sum of the first bytes of a file. It covers only the last 64 kB of these bytes, so that it takes
     * almost no time for a file of any length.
     *
     * @param length the number of bytes at the beginning of the file
     * @throws IOException if the file has fewer bytes, or they cannot be read
     */
    public static long check(Path file, long length) throws IOException {
        CRC32 sum = new CRC32();
        try (FileChannel channel = FileChannel.open(file, READ)) {
            if (channel.size() < length) {
                throw new IOException(file + " has only " + channel.size() + " bytes of " + length);
            }
            ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(length, BUFFER));
            long position = length - bytes.capacity();
            while (bytes.hasRemaining()) {
                int count = channel.read(bytes, position + bytes.position());
                if (count < 0) {
                    throw new IOException(file + " is being shortened");
                }
            }
            sum.update(bytes.flip());
        }
        return sum.getValue();
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        if (isCompressed && member == null && count > 0) {
            member = new GZIPOutputStream(plain, BUFFER);
        }
        (member == null ? plain : member).write(bytes, from, count);
    }

    /** Does nothing. Only the compression holds bytes back, and only {@link #secure} writes these. */
    @Override
    public void flush() {}

    /**
     * Ends the gzip member, and brings all bytes written so far to the disk.
     *
     * @return the length of the file in bytes, up to which it is valid
     */
    public long secure() throws IOException {
        endMember();
        if (Files.isRegularFile(file)) {
            channel.force(false);
        }
        return channel.position();
    }

    private void endMember() throws IOException {
        if (member != null) {
            GZIPOutputStream ended = member;
            member = null;
            ended.finish();
        }
    }

    /** Ends the file. Even if nothing was written, the result is a valid gzip file. */
    @Override
    public void close() throws IOException {
        if (!channel.isOpen()) {
            return;
        }
        try {
            if (isCompressed && member == null && channel.position() == 0) {
                member = new GZIPOutputStream(plain, BUFFER);
            }
            endMember();
        } finally {
            channel.close();
        }
    }
}
