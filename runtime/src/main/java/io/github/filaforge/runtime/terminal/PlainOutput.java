package io.github.filaforge.runtime.terminal;

import io.github.filaforge.runtime.text.PlainText;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes UTF-8 for a person to read: characters that are not {@linkplain PlainText plain} are replaced. */
public final class PlainOutput extends FilterOutputStream {

    private final String kept;
    /** The first bytes of a character whose other bytes have not been written yet. */
    private byte[] begun = {};

    private PlainOutput(OutputStream out, String kept) {
        super(out);
        this.kept = kept;
    }

    /** Returns an output for lines of text. */
    public static PlainOutput ofLines(OutputStream out) {
        return new PlainOutput(out, PlainText.LINES);
    }

    /** Returns an output for pictures, in which the controls for colours and for the cursor are kept. */
    public static PlainOutput ofPictures(OutputStream out) {
        return new PlainOutput(out, PlainText.DRAWING);
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int count) throws IOException {
        byte[] all = Arrays.copyOf(begun, begun.length + count);
        System.arraycopy(bytes, from, all, begun.length, count);
        int end = all.length - unfinished(all);
        begun = Arrays.copyOfRange(all, end, all.length);
        String text = new String(all, 0, end, StandardCharsets.UTF_8).replace("\r\n", "\n");
        out.write(PlainText.kept(text, kept).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the number of bytes at the end that begin a character without finishing it. */
    private static int unfinished(byte... bytes) {
        for (int back = 1; back <= Math.min(3, bytes.length); back++) {
            int value = bytes[bytes.length - back] & 0xff;
            if (value >= 0xc0) {
                int length = value >= 0xf0 ? 4 : value >= 0xe0 ? 3 : 2;
                return back < length ? back : 0;
            }
            if (value < 0x80) {
                return 0;
            }
        }
        return 0;
    }
}
