package io.github.filaforge.runtime;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/**
 * A file of results, compressed by gzip if its name ends in {@code .gz}. What is written up to a moment can be made safe, and
 * the file cut there and gone on with later: each such moment ends a member of a gzip file, and the members one after the
 * other are one file to all who read it.
 */
public final class ResultFile extends OutputStream {

    private static final int BUFFER = 1 << 16;

    private final Path file;
    private final FileChannel channel;
    private final OutputStream plain;
    private final boolean isCompressed;
    /** The gzip member that is being written; {@code null} between two. */
    private GZIPOutputStream member;

    private ResultFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
        this.plain = Channels.newOutputStream(channel);
        this.isCompressed = isCompressed(file);
    }

    /** Whether a file is compressed, by its name. */
    public static boolean isCompressed(Path file) {
        return String.valueOf(file.getFileName()).endsWith(".gz");
    }

    /**
     * Begins a file; what it had is gone.
     *
     * @throws IOException if it cannot be written
     */
    public static ResultFile create(Path file) throws IOException {
        return new ResultFile(
                file,
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING));
    }

    /**
     * Goes on with a file after so many bytes; what comes behind them is gone.
     *
     * @throws IOException if it cannot be written
     */
    public static ResultFile goOn(Path file, long length) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        channel.truncate(length);
        channel.position(length);
        return new ResultFile(file, channel);
    }

    /**
     * A check sum of the first bytes of a file, as many as the length says: of the last 64 kB of them, so that a file of any
     * length takes no time.
     *
     * @throws IOException if there are not so many, or they cannot be read
     */
    public static long check(Path file, long length) throws IOException {
        CRC32 sum = new CRC32();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
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

    /** Nothing is held back but what is being compressed, which only {@link #secure} brings out. */
    @Override
    public void flush() {}

    /**
     * Brings all that is written to the disk, and ends the gzip member.
     *
     * @return the length of the file, up to which it is valid
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

    /** Ends the file, which then is a whole gzip file even if nothing was written. */
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
