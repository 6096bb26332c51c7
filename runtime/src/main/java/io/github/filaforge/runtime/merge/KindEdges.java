package io.github.filaforge.runtime.merge;

/**
 * The edges of one kind, by the node where they begin: most nodes have none, and a bit for each node tells which do. Either
 * from nodes to their children or, turned round, from nodes to their parents.
 */
final class KindEdges {

    /** Bit n % 64 of word n / 64 is set if node n has an edge. */
    private final long[] has;
    /** For each word of these, how many nodes before it have an edge. */
    private final int[] rank;
    /** Where the ends of the edges of each node that has any begin, and one behind. */
    private final int[] first;

    private final int[] ends;

    private KindEdges(long[] has, int[] rank, int[] first, int... ends) {
        this.has = has;
        this.rank = rank;
        this.first = first;
        this.ends = ends;
    }

    /**
     * Returns the edges of each kind, to children or, turned round, to parents.
     *
     * @param listener may end this
     */
    static KindEdges[] of(WindowAutomaton automaton, Packing packing, boolean turned, MergeListener listener) {
        KindEdges[] edges = new KindEdges[packing.kinds()];
        // The edges of each kind, as two arrays.
        int[] counts = new int[edges.length];
        for (int edge = 0; edge < automaton.edges(); edge++) {
            counts[packing.kind(automaton.image(edge))]++;
        }
        int[][] parents = new int[edges.length][];
        int[][] children = new int[edges.length][];
        for (int kind = 0; kind < edges.length; kind++) {
            parents[kind] = new int[counts[kind]];
            children[kind] = new int[counts[kind]];
            counts[kind] = 0;
        }
        for (int node = 0; node < automaton.nodes(); node++) {
            listener.endIfStopped();
            for (int edge = automaton.firstEdge(node); edge < automaton.firstEdge(node + 1); edge++) {
                int kind = packing.kind(automaton.image(edge));
                parents[kind][counts[kind]] = node;
                children[kind][counts[kind]] = automaton.child(edge);
                counts[kind]++;
            }
        }
        for (int kind = 0; kind < edges.length; kind++) {
            listener.endIfStopped();
            edges[kind] = turned
                    ? of(automaton.nodes(), children[kind], parents[kind])
                    : of(automaton.nodes(), parents[kind], children[kind]);
            parents[kind] = null;
            children[kind] = null;
        }
        return edges;
    }

    /** About the bytes that these take, and what it takes to make them. */
    static long bytes(WindowAutomaton automaton, Packing packing) {
        long words = automaton.nodes() / Long.SIZE + 1L;
        long masks = words * (Long.BYTES + Integer.BYTES) * packing.kinds();
        return masks + 4L * Integer.BYTES * automaton.edges();
    }

    private static KindEdges of(int nodes, int[] from, int... to) {
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
        KindEdges edges = new KindEdges(has, rank, first, new int[to.length]);
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

    /** Whether a node has an edge. */
    boolean has(int node) {
        return (has[node >>> 6] & 1L << node) != 0L;
    }

    /**
     * Sets the bits of the nodes where edges of some nodes end. What the edges are in is read once for all of them, which
     * takes a tenth less than to ask for each.
     *
     * @param word which of the words of all nodes these are in
     * @param nodes their bits there
     * @param into words of all nodes, from one on
     * @param firstWord which that is
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

    /** Which of the nodes that have an edge this one is. */
    int rank(int node) {
        int word = node >>> 6;
        return rank[word] + Long.bitCount(has[word] & ((1L << node) - 1L));
    }

    /** Where the edges of a node begin, by its {@link #rank}; those of the next behind them. */
    int first(int row) {
        return first[row];
    }

    /** The other end of an edge. */
    int end(int edge) {
        return ends[edge];
    }
}
