package io.github.filaforge.runtime.merge;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;

/** A level whose lists are made of bytes. */
final class ByteLevel extends Level<byte[]> {

    /** As {@link Level} takes them. */
    ByteLevel(int multisets, Room room, Path folder) {
        super(multisets, room, folder);
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
    ByteBuffer bytes(byte[] elements, int length) {
        return ByteBuffer.wrap(elements, 0, length);
    }

    @Override
    byte[] elements(ByteBuffer bytes) {
        byte[] elements = new byte[bytes.remaining()];
        bytes.get(elements);
        return elements;
    }
}
