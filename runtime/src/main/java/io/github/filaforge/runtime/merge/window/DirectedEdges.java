package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.search.LevelListener;

/**
 * The edges of an automaton in one direction: away from the empty region or, reversed, away from the full region. Immutable.
 */
public final class DirectedEdges {

    private final boolean isForward;
    private final OfClass[] edges;
    /**
     * For each node the set of the image classes of its edges, bit n for image class n; null if there are more than 64 image
     * classes.
     */
    private final long[] imageClasses;

    /**
     * Collects the edges by image class.
     *
     * @param isForward true if the edges lead away from the empty region; else they are reversed, and lead away from the
     *     full one
     * @param listener may end this constructor by an exception
     */
    public DirectedEdges(
            Packing packing,
            WindowAutomaton automaton,
            boolean isForward,
            MemoryBudget budget,
            LevelListener listener) {
        this.isForward = isForward;
        String windows = automaton.nodes() + " windows";
        budget.need(OfClass.bytes(automaton, packing), "the edges of " + windows);
        this.edges = OfClass.of(automaton, packing, !isForward, listener);
        if (edges.length > Long.SIZE) {
            this.imageClasses = null;
            return;
        }
        budget.need((long) Long.BYTES * automaton.nodes(), "the kinds of the edges of " + windows);
        this.imageClasses = new long[automaton.nodes()];
        for (int node = 0; node < imageClasses.length; node++) {
            listener.endIfStopped();
            for (int edge = automaton.firstEdge(node); edge < automaton.firstEdge(node + 1); edge++) {
                imageClasses[isForward ? node : automaton.child(edge)] |=
                        1L << packing.imageClass(automaton.image(edge));
            }
        }
    }

    /** Returns true if the edges lead away from the empty region. */
    public boolean isForward() {
        return isForward;
    }

    /** Returns the edges of an image class. */
    public OfClass edges(int imageClass) {
        return edges[imageClass];
    }

    /**
     * Returns, for each node, the set of the image classes of its edges, bit n for image class n; {@code null} if there are
     * more than 64 image classes. The caller must not change the array.
     */
    public long[] imageClasses() {
        return imageClasses;
    }

    /**
     * The edges of one image class, by the node where they begin. Most nodes have no such edge, so a bit for each node
     * states if it has any. The edges lead either from nodes to their children or, reversed, from nodes to their parents.
     */
    static final class OfClass {

        /** Bit n % 64 of word n / 64 is set if node n has an edge. */
        private final long[] has;
        /** For each of these words, the number of nodes before it that have an edge. */
        private final int[] rank;
        /** For each node that has an edge, by rank, the index of its first edge; and one element behind the last. */
        private final int[] first;

        private final int[] ends;

        private OfClass(long[] has, int[] rank, int[] first, int... ends) {
            this.has = has;
            this.rank = rank;
            this.first = first;
            this.ends = ends;
        }

        /**
         * Returns the edges of each image class, either to children or, reversed, to parents.
         *
         * @param turned true if the edges are reversed
         * @param listener may end this method by an exception
         */
        static OfClass[] of(WindowAutomaton automaton, Packing packing, boolean turned, LevelListener listener) {
            OfClass[] edges = new OfClass[packing.imageClasses()];
            // The edges of each image class are two arrays here.
            int[] counts = new int[edges.length];
            for (int edge = 0; edge < automaton.edges(); edge++) {
                counts[packing.imageClass(automaton.image(edge))]++;
            }
            int[][] parents = new int[edges.length][];
            int[][] children = new int[edges.length][];
            for (int imageClass = 0; imageClass < edges.length; imageClass++) {
                parents[imageClass] = new int[counts[imageClass]];
                children[imageClass] = new int[counts[imageClass]];
                counts[imageClass] = 0;
            }
            for (int node = 0; node < automaton.nodes(); node++) {
                listener.endIfStopped();
                for (int edge = automaton.firstEdge(node); edge < automaton.firstEdge(node + 1); edge++) {
                    int imageClass = packing.imageClass(automaton.image(edge));
                    parents[imageClass][counts[imageClass]] = node;
                    children[imageClass][counts[imageClass]] = automaton.child(edge);
                    counts[imageClass]++;
                }
            }
            for (int imageClass = 0; imageClass < edges.length; imageClass++) {
                listener.endIfStopped();
                edges[imageClass] = turned
                        ? of(automaton.nodes(), children[imageClass], parents[imageClass])
                        : of(automaton.nodes(), parents[imageClass], children[imageClass]);
                parents[imageClass] = null;
                children[imageClass] = null;
            }
            return edges;
        }

        /** Returns the approximate memory of the edges of all image classes, including that for making them, in bytes. */
        static long bytes(WindowAutomaton automaton, Packing packing) {
            long words = automaton.nodes() / Long.SIZE + 1L;
            long masks = words * (Long.BYTES + Integer.BYTES) * packing.imageClasses();
            return masks + 4L * Integer.BYTES * automaton.edges();
        }

        private static OfClass of(int nodes, int[] from, int... to) {
            long[] has = new long[nodes / Long.SIZE + 1];
            for (int node : from) {
                has[node >>> 6] |= 1L << node;
            }
            int[] rank = new int[has.length];
            int present = 0;
            for (int word = 0; word < has.length; word++) {
                rank[word] = present;
                present += Long.bitCount(has[word]);
            }
            int[] first = new int[present + 1];
            OfClass edges = new OfClass(has, rank, first, new int[to.length]);
            for (int node : from) {
                first[edges.rank(node) + 1]++;
            }
            for (int i = 0; i < present; i++) {
                first[i + 1] += first[i];
            }
            int[] next = first.clone();
            for (int edge = 0; edge < from.length; edge++) {
                int row = edges.rank(from[edge]);
                edges.ends[next[row]] = to[edge];
                next[row]++;
            }
            return edges;
        }

        /** Returns true if a node has an edge. */
        boolean has(int node) {
            return (has[node >>> 6] & 1L << node) != 0L;
        }

        /**
         * Sets the bits of the nodes to which the edges of some nodes lead. The word of these nodes is read only once for
         * all of them, which takes a tenth less time than a test for each node.
         *
         * @param word the index of the word, among the words of all nodes, that has the nodes
         * @param nodes the bits of the nodes in this word
         * @param into the words that receive the bits: consecutive words among the words of all nodes
         * @param firstWord the index, among the words of all nodes, of the first of them
         */
        void addEnds(int word, long nodes, long[] into, int firstWord) {
            long having = has[word];
            long rest = nodes & having;
            if (rest == 0L) {
                return;
            }
            int before = rank[word];
            int[] itsFirst = first;
            int[] itsEnds = ends;
            do {
                int row = before + Long.bitCount(having & ((rest & -rest) - 1L));
                int end = itsFirst[row + 1];
                int edge = itsFirst[row];
                do {
                    int node = itsEnds[edge];
                    into[(node >>> 6) - firstWord] |= 1L << node;
                    edge++;
                } while (edge < end);
                rest &= rest - 1L;
            } while (rest != 0L);
        }

        /** Returns the rank of a node: the number of nodes before it that have an edge. */
        int rank(int node) {
            int word = node >>> 6;
            return rank[word] + Long.bitCount(has[word] & ((1L << node) - 1L));
        }

        /**
         * Returns the index of the first edge of a node, by the {@link #rank} of the node. The edges of the next node
         * follow.
         */
        int first(int row) {
            return first[row];
        }

        /** Returns the node to which an edge leads. */
        int end(int edge) {
            return ends[edge];
        }
    }
}
