package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.LevelListener;

/** The edges of an automaton in the direction that leads away from one end of the region. Immutable. */
final class Ahead {

    private final boolean isForward;
    private final KindEdges[] edges;
    /** For each node the set of the kinds of its edges, bit n for kind n; null if there are more than 64 kinds. */
    private final long[] kinds;

    /**
     * Collects the edges by kind.
     *
     * @param isForward true if the edges lead away from the empty region; else they are reversed, and lead away from the
     *     full one
     * @param room the memory that is available
     * @param listener may end this constructor by an exception
     */
    Ahead(Packing packing, WindowAutomaton automaton, boolean isForward, Room room, LevelListener listener) {
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

    /** Returns true if the edges lead away from the empty region. */
    boolean isForward() {
        return isForward;
    }

    /** Returns the edges of a kind. */
    KindEdges edges(int kind) {
        return edges[kind];
    }

    /**
     * Returns, for each node, the set of the kinds of its edges, bit n for kind n; {@code null} if there are more than 64
     * kinds. The caller must not change the array.
     */
    long[] kinds() {
        return kinds;
    }
}
