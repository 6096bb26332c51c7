package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Solutions as a search reports them, compressed by gzip. Each solution is its number of ints, followed by these ints. A
 * number is written as bytes of seven bits, the lowest first, and all but the last byte have the highest bit set. Immutable.
 */
public final class SolutionBlock {

    private static final int BITS = 7;
    private static final int LOW = 0x7F;
    private static final int MORE = 0x80;

    /** The greatest number of ints of a solution, and the greatest int. A board never has more cells and pieces together. */
    private static final int MOST_INTS = 1 << 20;

    private final byte[] bytes;

    /** Creates a block that uses the array itself. */
    SolutionBlock(byte... bytes) {
        this.bytes = bytes;
    }

    /** Returns the compressed bytes. The caller must not change the array. */
    byte[] bytes() {
        return bytes;
    }

    /** Writes a block of the solutions of a part. */
    static final class Writer implements SolutionSink {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final OutputStream out;
        private final BooleanSupplier canBeSplit;
        /** The number of compressed bytes above which the search is stopped, if the part can be split. */
        private int mostBytes;

        /**
         * Creates a writer.
         *
         * @param mostBytes the number of compressed bytes above which the search is stopped, if the part can be split
         * @param canBeSplit returns true if the part can be split; it takes time, and is called once at most
         */
        Writer(int mostBytes, BooleanSupplier canBeSplit) {
            this.mostBytes = mostBytes;
            this.canBeSplit = canBeSplit;
            try {
                this.out = new GZIPOutputStream(bytes);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void accept(int[] solution) {
            if (bytes.size() > mostBytes) {
                if (canBeSplit.getAsBoolean()) {
                    throw new SearchStopped();
                }
                mostBytes = Integer.MAX_VALUE;
            }
            try {
                write(solution.length);
                for (int each : solution) {
                    write(each);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private void write(int number) throws IOException {
            int rest = number;
            for (; rest > LOW; rest >>>= BITS) {
                out.write((rest & LOW) | MORE);
            }
            out.write(rest);
        }

        /** Returns the block of all solutions. */
        SolutionBlock block() {
            try {
                out.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return new SolutionBlock(bytes.toByteArray());
        }
    }

    /**
     * Passes all solutions to a sink, in their order.
     *
     * @throws IOException if the bytes are not in this form
     */
    public void tell(SolutionSink sink) throws IOException {
        try (InputStream in = new BufferedInputStream(new GZIPInputStream(new ByteArrayInputStream(bytes)))) {
            for (int length = in.read(); length >= 0; length = in.read()) {
                int[] solution = new int[number(length, in)];
                for (int i = 0; i < solution.length; i++) {
                    solution[i] = number(in.read(), in);
                }
                sink.accept(solution);
            }
        }
    }

    /**
     * Returns true if the number of solutions is the stated number.
     *
     * @throws IOException if the bytes are not in this form
     */
    boolean holds(BigInteger stated) throws IOException {
        long[] left = {stated.bitLength() < Long.SIZE ? stated.longValue() : Long.MAX_VALUE};
        try {
            tell(solution -> {
                if (left[0]-- == 0) {
                    throw new SearchStopped();
                }
            });
        } catch (SearchStopped e) {
            return false;
        }
        return left[0] == 0;
    }

    private static int number(int first, InputStream in) throws IOException {
        int number = 0;
        int shift = 0;
        int each = first;
        while (each >= MORE && shift < 2 * BITS) {
            number |= (each & LOW) << shift;
            shift += BITS;
            each = in.read();
        }
        if (each < 0 || each >= MORE || (number |= each << shift) > MOST_INTS) {
            throw new IOException("its solutions are not as they are written");
        }
        return number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SolutionBlock block && Arrays.equals(bytes, block.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return bytes.length + " bytes of solutions";
    }
}
