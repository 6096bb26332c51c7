package io.github.filaforge.runtime.merge;

/**
 * Some of the nodes that the states of one multiset may have. Used for one multiset after the other, empty in between; for
 * one thread.
 */
final class NodeSet {

    /** Words of all nodes as in a {@link NodeList}, from the one on that has the first node there may be. */
    private final long[] bits;

    private int firstWord;
    private int words;

    /**
     * @param most the most nodes that a multiset may have
     */
    NodeSet(int most) {
        this.bits = new long[most / Long.SIZE + 2];
    }

    /** Begins with the nodes from one up to, not including, another. */
    void begin(int firstNode, int endNode) {
        firstWord = firstNode / Long.SIZE;
        words = endNode / Long.SIZE - firstWord + 1;
    }

    /** Adds a node. */
    void add(int node) {
        bits[node / Long.SIZE - firstWord] |= 1L << node;
    }

    /** Adds the nodes where edges of the states of a list end. */
    void addEnds(NodeList list, KindEdges edges) {
        int size = list.size();
        for (int entry = 0; entry < size; entry++) {
            int word = list.index(entry);
            long having = edges.having(word);
            for (long rest = list.word(entry) & having; rest != 0L; rest &= rest - 1L) {
                int row = edges.before(word) + Long.bitCount(having & ((rest & -rest) - 1L));
                int end = edges.first(row + 1);
                for (int edge = edges.first(row); edge < end; edge++) {
                    add(edges.end(edge));
                }
            }
        }
    }

    /** Takes out the nodes that are not in a list. */
    void retain(NodeList list) {
        int word = 0;
        for (int entry = 0; entry < list.size(); entry++) {
            int index = list.index(entry) - firstWord;
            while (word < index) {
                bits[word] = 0L;
                word++;
            }
            bits[word] &= list.word(entry);
            word++;
        }
        while (word < words) {
            bits[word] = 0L;
            word++;
        }
    }

    /**
     * Writes a list as {@link NodeList} reads it, if there is any node, and takes out all.
     *
     * @param rank that of the multiset
     * @return the number of nodes
     */
    int moveTo(ListWriter writer, int rank) {
        int nodes = 0;
        int full = 0;
        for (int word = 0; word < words; word++) {
            nodes += Long.bitCount(bits[word]);
            full += bits[word] == 0L ? 0 : 1;
        }
        if (nodes == 0) {
            return 0;
        }
        boolean isSparse = nodes < NodeList.FEW * full;
        writer.begin(2L * full + (isSparse ? 1 : 0));
        int last = -1;
        for (int word = 0; word < words; word++) {
            if (bits[word] != 0L) {
                writer.put(word - last);
                if (isSparse) {
                    writeBits(writer, bits[word]);
                } else {
                    writer.putWord(bits[word]);
                }
                bits[word] = 0L;
                last = word;
            }
        }
        writer.end(rank);
        return nodes;
    }

    private static void writeBits(ListWriter writer, long word) {
        for (long rest = word; rest != 0L; rest &= rest - 1L) {
            boolean isLast = (rest & (rest - 1L)) == 0L;
            writer.put(Long.numberOfTrailingZeros(rest) + (isLast ? 0 : Long.SIZE));
        }
    }
}
