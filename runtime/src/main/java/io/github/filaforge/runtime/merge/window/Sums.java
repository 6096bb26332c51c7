package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.ListWriter;
import io.github.filaforge.runtime.merge.level.StateList;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Adds up the counts of the states of one multiset: one sum for each possible node. An instance is used for one multiset
 * after the other, and all sums are 0 in between. For one thread.
 */
public abstract class Sums {

    /** Bit n % 64 of word n / 64 is set if the n-th node has a sum. */
    private final long[] bits;

    private int first;
    private int words;

    /**
     * Creates sums that are 0.
     *
     * @param most the greatest number of nodes that a multiset may have
     */
    Sums(int most) {
        this.bits = new long[most / Long.SIZE + 1];
    }

    /** Prepares the sums for a multiset, given its first possible node and the node behind its last possible one. */
    public final void begin(int firstNode, int endNode) {
        first = firstNode;
        words = (endNode - firstNode) / Long.SIZE + 1;
    }

    /** Returns the first possible node. The index of a node is its distance from this one. */
    final int first() {
        return first;
    }

    /** Records that the node with an index has a sum. */
    public final void add(int index) {
        bits[index >>> 6] |= 1L << index;
    }

    /**
     * Adds the count of each state of a list to the nodes to which its edges lead.
     *
     * @return false if a sum does not fit; then the sums can only be cleared
     */
    public abstract boolean add(StateList list, DirectedEdges.OfClass edges);

    /** Sets the count of one state. */
    public abstract void set(int node, long count);

    /**
     * Returns a sum over the states of a list and their edges: the count of the state times the sum of the node to which the
     * edge leads.
     */
    public BigInteger times(StateList list, DirectedEdges.OfClass edges) {
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

    /** Returns the sum of a node; 0 if nothing was added to it. */
    public abstract BigInteger sum(int node);

    /** Returns true if sums may exceed a long. */
    abstract boolean isWide();

    /** Writes the sum with an index and sets it to 0. */
    public abstract void moveTo(ListWriter.OfBytes writer, int index);

    abstract void zero(int index);

    /**
     * Writes the list of the nodes that have a sum and an edge of some image classes, and clears all sums.
     *
     * @param rank the rank of the multiset
     * @param imageClasses for each node the image classes of its edges, bit n for image class n; {@code null} if all nodes
     *     are written
     * @param wanted the image classes of which a node must have at least one
     * @return the number of states that were written
     */
    public final int moveTo(ListWriter.OfBytes writer, int rank, long[] imageClasses, long wanted) {
        int states = 0;
        for (int word = 0; word < words; word++) {
            for (long rest = imageClasses == null ? 0L : bits[word]; rest != 0L; rest &= rest - 1L) {
                int index = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                if ((imageClasses[first + index] & wanted) == 0L) {
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

    /** Sets all sums to 0. */
    public final void clear() {
        for (int word = 0; word < words; word++) {
            for (long rest = bits[word]; rest != 0L; rest &= rest - 1L) {
                zero(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
            }
        }
        Arrays.fill(bits, 0, words, 0L);
    }

    /** Sums of any size, for multisets whose sums do not fit in longs. */
    public static final class Wide extends Sums {

        private final BigInteger[] sums;

        public Wide(int most) {
            super(most);
            this.sums = new BigInteger[most];
        }

        @Override
        public boolean add(StateList list, DirectedEdges.OfClass edges) {
            for (int entry = 0; entry < list.size(); entry++) {
                int node = list.node(entry);
                if (edges.has(node)) {
                    BigInteger count = list.wideCount(entry);
                    int row = edges.rank(node);
                    for (int edge = edges.first(row); edge < edges.first(row + 1); edge++) {
                        int index = edges.end(edge) - first();
                        sums[index] = sums[index] == null ? count : sums[index].add(count);
                        add(index);
                    }
                }
            }
            return true;
        }

        @Override
        public void set(int node, long count) {
            sums[node - first()] = BigInteger.valueOf(count);
            add(node - first());
        }

        @Override
        public BigInteger sum(int node) {
            BigInteger sum = sums[node - first()];
            return sum == null ? BigInteger.ZERO : sum;
        }

        @Override
        boolean isWide() {
            return true;
        }

        @Override
        public void moveTo(ListWriter.OfBytes writer, int index) {
            writer.putWide(sums[index]);
            sums[index] = null;
        }

        @Override
        void zero(int index) {
            sums[index] = null;
        }
    }
}
