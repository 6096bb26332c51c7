package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.search.LevelListener;

/** The edges of an automaton in the direction that leads away from one end of the region. Immutable. */
public final class DirectedEdges {

    private final boolean isForward;
    private final ClassEdges[] edges;
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
     * @param budget the memory that is available
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
        budget.need(ClassEdges.bytes(automaton, packing), "the edges of " + windows);
        this.edges = ClassEdges.of(automaton, packing, !isForward, listener);
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
    public ClassEdges edges(int imageClass) {
        return edges[imageClass];
    }

    /**
     * Returns, for each node, the set of the image classes of its edges, bit n for image class n; {@code null} if there are
     * more than 64 image classes. The caller must not change the array.
     */
    public long[] imageClasses() {
        return imageClasses;
    }
}
