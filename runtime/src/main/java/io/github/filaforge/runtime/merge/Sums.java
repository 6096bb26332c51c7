package io.github.filaforge.runtime.merge;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Adds up the counts of the states of one multiset: a number for each node that such a state may have. Kept from one
 * multiset to the next, all zero in between. For one thread.
 */
abstract class Sums {

    /** Bit n % 64 of word n / 64 is set if the n-th node has a sum. */
    private final long[] bits;

    private int first;
    private int words;

    /**
     * @param most the most nodes that a multiset may have
     */
    Sums(int most) {
        this.bits = new long[most / Long.SIZE + 1];
    }

    /** Begins, empty, with the nodes from one up to, not including, another. */
    final void begin(int firstNode, int endNode) {
        first = firstNode;
        words = (endNode - firstNode) / Long.SIZE + 1;
    }

    /** The first node that may have a sum; nodes have their index from there on. */
    final int first() {
        return first;
    }

    /** The node of an index has a sum. */
    final void add(int index) {
        bits[index >>> 6] |= 1L << index;
    }

    /**
     * Adds the count of each state of a list to the nodes where its edges end.
     *
     * @return whether all sums have room; if not, what is here is of no use but to be cleared
     */
    abstract boolean add(StateList list, KindEdges edges);

    /** Gives one state a count. */
    abstract void set(int node, long count);

    /** The sum over the states of a list and their edges: the count of the state times the sum of the node at the other end. */
    BigInteger times(StateList list, KindEdges edges) {
        BigInteger total = BigInteger.ZERO;
        for (int entry = 0; entry < list.size(); entry++) {
            int node = list.node(entry);
            if (edges.has(node)) {
                int row = edges.rank(node);
                for (int edge = edges.first(row); edge < edges.first(row + 1); edge++) {
                    total = total.add(list.wideCount(entry).multiply(sum(edges.end(edge))));
                }
            }
        }
        return total;
    }

    /** The sum of a node. */
    abstract BigInteger sum(int node);

    /** Whether sums may be beyond a long. */
    abstract boolean isWide();

    /** Writes the sum of an index and makes it zero. */
    abstract void moveTo(ByteWriter writer, int index);

    abstract void zero(int index);

    /**
     * Writes a list of the nodes that have a sum and an edge of some kinds, and clears this.
     *
     * @param rank that of the multiset
     * @param kinds for each node the kinds of its edges, bit n for kind n; {@code null} if all nodes count
     * @param wanted the kinds of which a node is to have one
     * @return the number of states that were written
     */
    final int moveTo(ByteWriter writer, int rank, long[] kinds, long wanted) {
        int states = 0;
        for (int word = 0; word < words; word++) {
            for (long rest = kinds == null ? 0L : bits[word]; rest != 0L; rest &= rest - 1L) {
                int index = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                if ((kinds[first + index] & wanted) == 0L) {
                    zero(index);
                    bits[word] &= ~(1L << index);
                }
            }
            states += Long.bitCount(bits[word]);
        }
        if (states == 0) {
            return 0;
        }
        writer.begin();
        writer.put(2L * states + (isWide() ? 1 : 0));
        int last = -1;
        for (int word = 0; word < words; word++) {
            for (long rest = bits[word]; rest != 0L; rest &= rest - 1L) {
                int index = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                writer.put(index - last);
                last = index;
                moveTo(writer, index);
            }
        }
        Arrays.fill(bits, 0, words, 0L);
        writer.end(rank);
        return states;
    }

    /** Makes all sums zero. */
    final void clear() {
        for (int word = 0; word < words; word++) {
            for (long rest = bits[word]; rest != 0L; rest &= rest - 1L) {
                zero(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
            }
        }
        Arrays.fill(bits, 0, words, 0L);
    }
}
