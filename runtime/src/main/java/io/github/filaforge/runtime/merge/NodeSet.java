package io.github.filaforge.runtime.merge;

/** Some of the nodes that the states of one multiset may have. Used for one multiset after the other; for one thread. */
class NodeSet {

    /** Bit n % 64 of word n / 64 is set if the n-th node is in this. */
    private final long[] bits;

    private int first;
    private int words;

    /**
     * @param most the most nodes that a multiset may have
     */
    NodeSet(int most) {
        this.bits = new long[most / Long.SIZE + 1];
    }

    /** Begins, empty, with the nodes from one up to, not including, another. */
    final void begin(int firstNode, int endNode) {
        first = firstNode;
        words = (endNode - firstNode) / Long.SIZE + 1;
    }

    /** The first node that may be in this; nodes have their index from there on. */
    final int first() {
        return first;
    }

    /** The number of words that may have bits. */
    final int words() {
        return words;
    }

    /** One word of the bits, by index of the nodes. */
    final long word(int number) {
        return bits[number];
    }

    final void add(int index) {
        bits[index >>> 6] |= 1L << index;
    }

    final boolean has(int index) {
        return (bits[index >>> 6] & 1L << index) != 0L;
    }

    final void remove(int index) {
        bits[index >>> 6] &= ~(1L << index);
    }

    /** Takes out all nodes. */
    final void removeAll() {
        for (int word = 0; word < words; word++) {
            bits[word] = 0L;
        }
    }

    /** Adds the nodes where edges of the states of a list end. */
    final void addEnds(StateList list, KindEdges edges) {
        for (int entry = 0; entry < list.size(); entry++) {
            int node = list.node(entry);
            if (edges.has(node)) {
                int row = edges.rank(node);
                for (int edge = edges.first(row); edge < edges.first(row + 1); edge++) {
                    add(edges.end(edge) - first);
                }
            }
        }
    }
}
