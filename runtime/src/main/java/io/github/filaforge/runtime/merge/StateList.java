package io.github.filaforge.runtime.merge;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * The states of one multiset, read from the bytes in which they are kept: nodes, ascending, with their counts. The bytes are
 * numbers of seven bits a byte, the lowest first; bit 7 says that another byte follows. The first number is twice the number
 * of states, plus one if the counts are wide. For each state comes the distance of its node from the one before, or from one
 * before the first node there may be, and its count: a number, or if counts are wide the length of a {@link BigInteger} in
 * bytes and these bytes. It is filled again and again.
 */
final class StateList implements ListReader<byte[]> {

    private static final int FEW = 256;

    private int size;
    private int[] nodes = new int[FEW];
    private long[] counts = new long[FEW];
    /** Null where counts are not wide. */
    private BigInteger[] wideCounts;

    private boolean isWide;

    @Override
    public void read(byte[] bytes, int index, int end, int first) {
        int at = index;
        int head = bytes[at];
        at++;
        int number = head & 0x7f;
        for (int shift = 7; head < 0; shift += 7) {
            head = bytes[at];
            at++;
            number |= (head & 0x7f) << shift;
        }
        size = number >>> 1;
        isWide = (number & 1) != 0;
        if (size > nodes.length) {
            int room = Math.max(size, 2 * nodes.length);
            nodes = new int[room];
            counts = new long[room];
        }
        if (isWide) {
            readWide(bytes, at, first);
        } else {
            readEntries(bytes, at, first);
        }
    }

    private void readEntries(byte[] bytes, int index, int first) {
        int at = index;
        int node = first - 1;
        for (int entry = 0; entry < size; entry++) {
            int next = bytes[at];
            at++;
            int distance = next & 0x7f;
            for (int shift = 7; next < 0; shift += 7) {
                next = bytes[at];
                at++;
                distance |= (next & 0x7f) << shift;
            }
            node += distance;
            nodes[entry] = node;
            next = bytes[at];
            at++;
            long count = next & 0x7f;
            for (int shift = 7; next < 0; shift += 7) {
                next = bytes[at];
                at++;
                count |= (next & 0x7fL) << shift;
            }
            counts[entry] = count;
        }
    }

    private void readWide(byte[] bytes, int index, int first) {
        if (wideCounts == null || wideCounts.length < size) {
            wideCounts = new BigInteger[nodes.length];
        }
        int at = index;
        int node = first - 1;
        for (int entry = 0; entry < size; entry++) {
            int[] pair = new int[2];
            for (int i = 0; i < 2; i++) {
                int next;
                int shift = 0;
                do {
                    next = bytes[at];
                    at++;
                    pair[i] |= (next & 0x7f) << shift;
                    shift += 7;
                } while (next < 0);
            }
            node += pair[0];
            nodes[entry] = node;
            wideCounts[entry] = new BigInteger(Arrays.copyOfRange(bytes, at, at + pair[1]));
            at += pair[1];
        }
    }

    int size() {
        return size;
    }

    /** Whether counts may be beyond a long, and {@link #count} is not to be asked. */
    boolean isWide() {
        return isWide;
    }

    int node(int entry) {
        return nodes[entry];
    }

    long count(int entry) {
        return counts[entry];
    }

    BigInteger wideCount(int entry) {
        return isWide ? wideCounts[entry] : BigInteger.valueOf(counts[entry]);
    }
}
