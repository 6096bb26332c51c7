package io.github.filaforge.runtime.merge;

/** The edges of an automaton as they are gone from one end of the region: what lies ahead of each node. Immutable. */
final class Ahead {

    private final boolean isForward;
    private final KindEdges[] edges;
    /** For each node the kinds of its edges, bit n for kind n; null if there are too many kinds. */
    private final long[] kinds;

    /**
     * @param isForward whether from the empty region: else edges are turned round
     * @param room where memory is taken
     * @param listener may end this
     */
    Ahead(Packing packing, WindowAutomaton automaton, boolean isForward, Room room, MergeListener listener) {
        this.isForward = isForward;
        String windows = automaton.nodes() + " windows";
        room.need(KindEdges.bytes(automaton, packing), "the edges of " + windows);
        this.edges = KindEdges.of(automaton, packing, !isForward, listener);
        if (edges.length > Long.SIZE) {
            this.kinds = null;
            return;
        }
        room.need((long) Long.BYTES * automaton.nodes(), "the kinds of the edges of " + windows);
        this.kinds = new long[automaton.nodes()];
        for (int node = 0; node < kinds.length; node++) {
            listener.endIfStopped();
            for (int edge = automaton.firstEdge(node); edge < automaton.firstEdge(node + 1); edge++) {
                kinds[isForward ? node : automaton.child(edge)] |= 1L << packing.kind(automaton.image(edge));
            }
        }
    }

    /** Whether from the empty region. */
    boolean isForward() {
        return isForward;
    }

    /** The edges of a kind. */
    KindEdges edges(int kind) {
        return edges[kind];
    }

    /** For each node the kinds of its edges, bit n for kind n; {@code null} if there are too many kinds. Not to be changed. */
    long[] kinds() {
        return kinds;
    }
}
