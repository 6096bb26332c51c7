package io.github.filaforge.runtime.merge;

import java.util.Arrays;

/** A level whose lists are made of bytes. */
final class ByteLevel extends Level<byte[]> {

    /** As {@link Level} takes them. */
    ByteLevel(int multisets, Room room, MergeResources resources) {
        super(multisets, room, resources);
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
