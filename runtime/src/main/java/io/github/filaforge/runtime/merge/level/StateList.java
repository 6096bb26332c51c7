package io.github.filaforge.runtime.merge.level;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * The states of one multiset, read from the bytes of a level: nodes in ascending order with their counts. The bytes are
 * numbers with seven bits in each byte, the lowest bits first; bit 7 is set if another byte follows. The first number is
 * twice the number of states, plus one if the counts are wide, which means that not every count is a long. For each state
 * there follow two numbers. The first is the distance of its node from the node before, or for the first state from the node
 * before the first possible node. The second is the count; if counts are wide, it is the length of a {@link BigInteger} in
 * bytes instead, and these bytes follow. An instance is filled again and again.
 */
public final class StateList implements Level.Reader<byte[]> {

    private static final int FEW = 256;

    private int size;
    private int[] nodes = new int[FEW];
    private long[] counts = new long[FEW];
    /** The counts if they are wide; null if they never were. */
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

    /**
     * Checks that bytes are a list that {@link #read} can read.
     *
     * @param index the index of the first byte
     * @param end the index behind the last byte
     * @param first the first node that the list may have
     * @param behind the node behind the last one that the list may have
     * @param limit the greatest count that is a long
     * @return the number of its states
     * @throws IOException if they are anything else
     */
    public static int check(byte[] bytes, int index, int end, int first, int behind, long limit) throws IOException {
        Bounded numbers = new Bounded(bytes, index, end);
        // Twice the number of states and one, and there is a node for each state.
        long head = numbers.next(2L * (behind - first) + 1);
        long node = first - 1L;
        for (long left = head >>> 1; left > 0; left--) {
            long distance = numbers.next(behind - 1 - node);
            boolean isWide = (head & 1) != 0;
            boolean isCounted = isWide ? numbers.nextWide().signum() > 0 : numbers.next(limit) > 0;
            if (distance == 0 || !isCounted) {
                throw Bounded.damaged();
            }
            node += distance;
        }
        if (head < 2 || numbers.at != end) {
            throw Bounded.damaged();
        }
        return (int) (head >>> 1);
    }

    /** Reads numbers from bytes that may be anything. */
    private static final class Bounded {

        private final byte[] bytes;
        private final int end;
        private int at;

        Bounded(byte[] bytes, int index, int end) {
            this.bytes = bytes;
            this.at = index;
            this.end = end;
        }

        static IOException damaged() {
            return new IOException("a list of states is not as it is written");
        }

        /** Reads a number up to a bound, at least 0. */
        long next(long most) throws IOException {
            long number = 0;
            int shift = 0;
            boolean isMore = true;
            while (isMore) {
                if (at == end || shift >= Long.SIZE - 1) {
                    throw damaged();
                }
                number |= (bytes[at] & 0x7fL) << shift;
                isMore = bytes[at] < 0;
                at++;
                shift += 7;
            }
            if (number < 0 || number > most) {
                throw damaged();
            }
            return number;
        }

        BigInteger nextWide() throws IOException {
            int length = (int) next(end - at);
            if (length == 0 || length > end - at) {
                throw damaged();
            }
            at += length;
            return new BigInteger(Arrays.copyOfRange(bytes, at - length, at));
        }
    }

    public int size() {
        return size;
    }

    /** Returns true if counts may exceed a long. Then {@link #count} must not be called. */
    public boolean isWide() {
        return isWide;
    }

    public int node(int entry) {
        return nodes[entry];
    }

    public long count(int entry) {
        return counts[entry];
    }

    public BigInteger wideCount(int entry) {
        return isWide ? wideCounts[entry] : BigInteger.valueOf(counts[entry]);
    }
}
