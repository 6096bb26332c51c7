package io.github.filaforge.runtime.format;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A buffer of text in UTF-8 that is still to be written to an output. */
public final class OutputText {

    private static final int FIRST_SIZE = 1 << 16;
    /** The greatest number of digits of a long. */
    private static final int DIGITS = 19;

    private byte[] bytes = new byte[FIRST_SIZE];
    private int length;

    /** Returns the number of bytes. */
    public int length() {
        return length;
    }

    /** Adds bytes. */
    public void append(byte[] added) {
        makeRoom(added.length);
        System.arraycopy(added, 0, bytes, length, added.length);
        length += added.length;
    }

    /** Adds a text. */
    public void append(String added) {
        append(added.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds an ASCII character. */
    public void append(char added) {
        makeRoom(1);
        bytes[length++] = (byte) added;
    }

    /** Adds a number that is not negative, in decimal digits. */
    public void append(long number) {
        makeRoom(DIGITS);
        int end = length + 1;
        for (long rest = number / 10; rest > 0; rest /= 10) {
            end++;
        }
        int index = end;
        long rest = number;
        do {
            index--;
            bytes[index] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (rest > 0);
        length = end;
    }

    private void makeRoom(int count) {
        if (count > bytes.length - length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + count));
        }
    }

    /** Writes the text to an output, and empties it. */
    public void writeTo(OutputStream out) throws IOException {
        out.write(bytes, 0, length);
        length = 0;
    }
}
