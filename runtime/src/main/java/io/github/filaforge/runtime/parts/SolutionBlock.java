package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionSink;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Solutions as a search tells them, compressed by gzip: of each how many ints it has, and then these, each as bytes of seven
 * bits with the lowest first, where all but the last have the highest bit set. Immutable.
 */
public final class SolutionBlock {

    private static final int BITS = 7;
    private static final int LOW = 0x7F;
    private static final int MORE = 0x80;

    /** No board has more cells and pieces together. */
    private static final int MOST_INTS = 1 << 20;

    private final byte[] bytes;

    /** Takes the array as it is. */
    SolutionBlock(byte... bytes) {
        this.bytes = bytes;
    }

    /** The compressed bytes, which nobody changes. */
    byte[] bytes() {
        return bytes;
    }

    /** Makes a block of the solutions of a part. */
    static final class Writer implements SolutionSink {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final OutputStream out;
        private final BooleanSupplier canBeSplit;
        private int mostBytes;

        /**
         * @param mostBytes what compressed solutions should not exceed: with more the search is stopped if the part can be split
         * @param canBeSplit tells whether it can, which takes time; asked once at most
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
            while (rest > LOW) {
                out.write((rest & LOW) | MORE);
                rest >>>= BITS;
            }
            out.write(rest);
        }

        /** All solutions. */
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
     * Tells all solutions in their order.
     *
     * @throws IOException if these are no solutions
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
