package io.github.filaforge.runtime.merge.level;

import java.util.Arrays;

/** A level whose lists are arrays of bytes. */
public final class ByteLevel extends Level<byte[]> {

    /** Creates a level without states, with the parameters of {@link Level}. */
    public ByteLevel(int multisets, MemoryBudget budget, MergeResources resources) {
        super(multisets, budget, resources);
    }

    @Override
    int elementBytes() {
        return 1;
    }

    @Override
    byte[] copy(byte[] elements, int length) {
        return Arrays.copyOf(elements, length);
    }

    @Override
    byte[] bytes(byte[] elements, int length) {
        return elements;
    }

    @Override
    byte[] elements(byte... bytes) {
        return bytes;
    }
}
