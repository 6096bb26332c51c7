package io.github.filaforge.runtime.merge;

import java.nio.ByteBuffer;

/**
 * The nodes of the states of one multiset where nobody asks in how many ways they are reached, as words of bits: bit n % 64
 * of word n / 64 is that of node n. Only words with bits are there, ascending. It is filled again and again.
 *
 * <p>In bytes it begins with twice the number of its words, plus one if it is <em>sparse</em>; numbers are of seven bits a
 * byte as in a {@link StateList}. For each word comes the distance from the one before, or from one before that of the first
 * node there may be, and then its eight bytes, the highest first. A sparse list, where that would take more than four bytes
 * and a half a node, has in their place the bits of the word one by one, to which 64 is added if another follows.
 */
final class NodeList implements ListReader {

    /** With fewer bits a word a list is sparse. */
    static final int FEW = 2;

    private int size;
    private int[] indices = new int[16];
    private long[] words = new long[16];

    @Override
    public void read(byte[] bytes, int index, int first) {
        int at = index;
        int next = bytes[at];
        at++;
        int head = next & 0x7f;
        for (int shift = 7; next < 0; shift += 7) {
            next = bytes[at];
            at++;
            head |= (next & 0x7f) << shift;
        }
        size = head >>> 1;
        if (size > words.length) {
            indices = new int[2 * size];
            words = new long[2 * size];
        }
        if ((head & 1) == 0) {
            readWords(ByteBuffer.wrap(bytes), at, first / Long.SIZE - 1);
        } else {
            readBits(bytes, at, first / Long.SIZE - 1);
        }
    }

    private void readWords(ByteBuffer bytes, int start, int before) {
        int at = start;
        int word = before;
        for (int entry = 0; entry < size; entry++) {
            int next = bytes.get(at);
            at++;
            int distance = next & 0x7f;
            for (int shift = 7; next < 0; shift += 7) {
                next = bytes.get(at);
                at++;
                distance |= (next & 0x7f) << shift;
            }
            word += distance;
            indices[entry] = word;
            words[entry] = bytes.getLong(at);
            at += Long.BYTES;
        }
    }

    private void readBits(byte[] bytes, int start, int before) {
        int at = start;
        int word = before;
        for (int entry = 0; entry < size; entry++) {
            int next = bytes[at];
            at++;
            int distance = next & 0x7f;
            for (int shift = 7; next < 0; shift += 7) {
                next = bytes[at];
                at++;
                distance |= (next & 0x7f) << shift;
            }
            word += distance;
            indices[entry] = word;
            long bits = 0L;
            do {
                next = bytes[at];
                at++;
                bits |= 1L << next;
            } while (next >= Long.SIZE);
            words[entry] = bits;
        }
    }

    /** The number of words. */
    int size() {
        return size;
    }

    /** Which of the words of all nodes one is. */
    int index(int entry) {
        return indices[entry];
    }

    /** A word. */
    long word(int entry) {
        return words[entry];
    }
}
