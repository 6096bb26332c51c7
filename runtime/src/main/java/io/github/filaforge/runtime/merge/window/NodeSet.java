package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.ListWriter;
import io.github.filaforge.runtime.merge.level.NodeList;

/**
 * A set of nodes of the states of one multiset. An instance is used for one multiset after the other, and is empty in
 * between. For one thread.
 */
public final class NodeSet {

    /** The words of all nodes, as in a {@link NodeList}, from the word that has the first possible node on. */
    private final long[] bits;

    private int firstWord;
    private int words;

    /**
     * Creates an empty set.
     *
     * @param most the greatest number of nodes that a multiset may have
     */
    public NodeSet(int most) {
        this.bits = new long[most / Long.SIZE + 2];
    }

    /** Prepares the set for a multiset, given its first possible node and the node behind its last possible one. */
    public void begin(int firstNode, int endNode) {
        firstWord = firstNode / Long.SIZE;
        words = endNode / Long.SIZE - firstWord + 1;
    }

    public void add(int node) {
        bits[node / Long.SIZE - firstWord] |= 1L << node;
    }

    /** Adds the nodes to which the edges of the states of a list lead. */
    public void addEnds(NodeList list, DirectedEdges.OfClass edges) {
        long[] elements = list.elements();
        int end = list.end();
        int at = list.start();
        for (int group = list.firstWord(); at < end; group += Long.SIZE) {
            long present = elements[at];
            at++;
            for (; present != 0L; present &= present - 1L) {
                int word = group + Long.numberOfTrailingZeros(present);
                edges.addEnds(word, elements[at], bits, firstWord);
                at++;
            }
        }
    }

    /** Removes the nodes that are not in a list of this multiset. */
    public void retain(NodeList list) {
        int at = list.start();
        for (int group = 0; group < words; group += Long.SIZE) {
            long present = 0L;
            if (at < list.end()) {
                present = list.elements()[at];
                at++;
            }
            int end = Math.min(words, group + Long.SIZE);
            for (int word = group; word < end; word++) {
                boolean isPresent = (present & 1L << word) != 0L;
                bits[word] &= isPresent ? list.elements()[at] : 0L;
                at += isPresent ? 1 : 0;
            }
        }
    }

    /**
     * Writes the set in the form that {@link NodeList} reads, if it has any node, and empties the set.
     *
     * @return the number of nodes
     */
    public int moveTo(ListWriter.OfWords writer, int rank) {
        int nodes = 0;
        int last = 0;
        for (int word = 0; word < words; word++) {
            nodes += Long.bitCount(bits[word]);
            last = bits[word] == 0L ? last : word;
        }
        if (nodes > 0) {
            writer.begin();
            for (int group = 0; group <= last; group += Long.SIZE) {
                moveTo(writer, group, Math.min(last + 1, group + Long.SIZE));
            }
            writer.end(rank);
        }
        return nodes;
    }

    private void moveTo(ListWriter.OfWords writer, int from, int end) {
        long present = 0L;
        for (int word = from; word < end; word++) {
            present |= bits[word] == 0L ? 0L : 1L << word;
        }
        writer.put(present);
        for (int word = from; word < end; word++) {
            if (bits[word] != 0L) {
                writer.put(bits[word]);
                bits[word] = 0L;
            }
        }
    }
}
