package io.github.filaforge.runtime.merge;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;

/** A level whose lists are made of words. */
final class WordLevel extends Level<long[]> {

    /** As {@link Level} takes them. */
    WordLevel(int multisets, Room room, Path folder) {
        super(multisets, room, folder);
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
    ByteBuffer bytes(long[] elements, int length) {
        ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES * length);
        bytes.asLongBuffer().put(elements, 0, length);
        return bytes;
    }

    @Override
    long[] elements(ByteBuffer bytes) {
        long[] elements = new long[bytes.remaining() / Long.BYTES];
        bytes.asLongBuffer().get(elements);
        return elements;
    }
}
