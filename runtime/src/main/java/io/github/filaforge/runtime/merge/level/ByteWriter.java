package io.github.filaforge.runtime.merge.level;

import java.math.BigInteger;
import java.util.Arrays;

/** Writes lists of states in the form that a {@link StateList} reads. */
public final class ByteWriter extends ListWriter<byte[]> {

    private static final int MOST_BYTES = 10;

    /**
     * The length at the beginning. An estimate makes hundreds of small levels, and a whole chunk for each took a sixth of
     * its time.
     */
    private static final int FEW = 1 << 10;

    private byte[] bytes = new byte[FEW];
    private int at;

    public ByteWriter(Level<byte[]> level) {
        super(level);
    }

    @Override
    byte[] chunk() {
        return bytes;
    }

    @Override
    int length() {
        return at;
    }

    @Override
    void clear() {
        at = 0;
    }

    /** Writes a number that is not negative. */
    public void put(long number) {
        makeRoom(MOST_BYTES);
        long rest = number;
        while (rest > 0x7f) {
            bytes[at] = (byte) (rest | 0x80);
            at++;
            rest >>>= 7;
        }
        bytes[at] = (byte) rest;
        at++;
    }

    private void makeRoom(int more) {
        if (more > bytes.length - at) {
            bytes = Arrays.copyOf(bytes, MemoryBudget.grown(bytes.length, (long) at + more, LIST));
        }
    }

    public void putWide(BigInteger number) {
        byte[] digits = number.toByteArray();
        put(digits.length);
        makeRoom(digits.length);
        System.arraycopy(digits, 0, bytes, at, digits.length);
        at += digits.length;
    }
}
