package io.github.filaforge.runtime.merge.level;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** A level of states whose lists of states are arrays of words. */
public final class WordLevel extends Level<long[]> {

    /** Creates a level without states, with the parameters of {@link Level}. */
    public WordLevel(int multisets, MemoryBudget budget, MergeResources resources) {
        super(multisets, budget, resources);
    }

    @Override
    int elementBytes() {
        return Long.BYTES;
    }

    @Override
    long[] copy(long[] elements, int length) {
        return Arrays.copyOf(elements, length);
    }

    @Override
    byte[] bytes(long[] elements, int length) {
        byte[] bytes = new byte[Long.BYTES * length];
        ByteBuffer.wrap(bytes).asLongBuffer().put(elements, 0, length);
        return bytes;
    }

    @Override
    long[] elements(byte... bytes) {
        long[] elements = new long[bytes.length / Long.BYTES];
        ByteBuffer.wrap(bytes).asLongBuffer().get(elements);
        return elements;
    }
}
