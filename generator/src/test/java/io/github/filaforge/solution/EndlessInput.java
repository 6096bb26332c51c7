package io.github.filaforge.solution;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** A start, and then the same again and again. */
final class EndlessInput extends InputStream {

    private final byte[] start;
    private final byte[] repeated;
    private long index;

    EndlessInput(String start, String repeated) {
        this.start = start.getBytes(StandardCharsets.UTF_8);
        this.repeated = repeated.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public int read() {
        long at = index++;
        return at < start.length ? start[(int) at] : repeated[(int) ((at - start.length) % repeated.length)];
    }

    @Override
    public int read(byte[] into, int from, int count) {
        for (int i = from; i < from + count; i++) {
            into[i] = (byte) read();
        }
        return count;
    }
}
